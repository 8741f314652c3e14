import { mediaCopy } from "@boab/contracts/media/copy";
import { videoCategoryKeys } from "@boab/contracts/media/limits";
import { deleteVideo, updateVideo } from "@boab/contracts/media/videos";
import { api } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { readFormValues, runFormCall } from "#lib/api/form.server.ts";
import { saveCreatorPage, saveCreatorPicture } from "../creator/creator-actions.server.ts";

/** Handles the forms of a creator's videos and page; the API checks who owns them. */
export async function changeMyVideos(request: Request) {
  const values = await readFormValues(request);
  const client = api(request);
  const { vid_Id = "" } = values;
  const handlers: Record<string, () => Promise<unknown>> = {
    save: () => {
      const { title, artist = null, description = "", businessId = null } = values;
      const category = videoCategoryKeys.find((key) => key === values.category);
      if (title === undefined)
        throw new ApiError({
          code: "bad_request",
          status: 400,
          fields: { title: mediaCopy.titleRequired },
        });
      const body = { title, artist, description, category, businessId };
      return client.call(updateVideo, { params: { vid_Id }, body });
    },
    delete: () => client.call(deleteVideo, { params: { vid_Id } }),
    "save-page": () => saveCreatorPage(client, values),
    picture: () => saveCreatorPicture(client, values),
  };
  const handler = Object.hasOwn(handlers, values.intent ?? "")
    ? handlers[values.intent ?? ""]
    : undefined;
  if (!handler) throw new Response("Unknown intent", { status: 400 });
  return runFormCall(handler, values);
}
