import { addComment, deleteComment, reportComment } from "@boab/contracts/media/comments";
import { likeVideo, reportVideo } from "@boab/contracts/media/videos";
import { dropWatchLater, watchLater } from "@boab/contracts/media/watching";
import { PostReport } from "@boab/contracts/moderation/reports";
import { redirect } from "react-router";
import { api } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { readFormValues, runFormCall } from "#lib/api/form.server.ts";
import { getRegisterPath } from "#lib/session/redirect.ts";
import { loadCurrentProfile } from "#lib/session/session.server.ts";
import { videoPath } from "../paths.ts";

function readReport({ reason, details }: Record<string, string>) {
  const report = PostReport.safeParse({ reason, details });
  if (report.success) return report.data;
  const fields = { reason: "Please choose a reason." };
  throw new ApiError({ code: "bad_request", status: 400, fields });
}

/** Handles all forms on a video's page by `intent`; the API decides who may do what. */
export async function changeVideo(request: Request, vid_Id: string) {
  const values = await readFormValues(request);
  const { intent = "", id = "", body = "" } = values;
  const client = api(request);
  const params = { vid_Id };
  const handlers: Record<string, () => Promise<unknown>> = {
    like: () => client.call(likeVideo, { params, body: {} }),
    later: () => client.call(watchLater, { params }),
    "not-later": () => client.call(dropWatchLater, { params }),
    comment: () => client.call(addComment, { params, body: { body } }),
    "delete-comment": () => client.call(deleteComment, { params: { id } }),
    report: () => client.call(reportVideo, { params, body: readReport(values) }),
    "report-comment": () =>
      client.call(reportComment, { params: { id }, body: readReport(values) }),
  };
  const handler = Object.hasOwn(handlers, intent) ? handlers[intent] : undefined;
  if (!handler) throw new Response("Unknown intent", { status: 400 });
  // Everyone can watch once the area is public, but these actions need an account.
  if (!(await loadCurrentProfile(request)))
    throw redirect(getRegisterPath(videoPath(vid_Id), "login"));
  return runFormCall(handler, values);
}
