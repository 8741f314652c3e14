import { mediaCopy } from "@boab/contracts/media/copy";
import { videoCategoryKeys } from "@boab/contracts/media/limits";
import { deleteVideo, updateVideo } from "@boab/contracts/media/videos";
import { api } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { formResult, formValues } from "#lib/api/form.server.ts";
import { saveCreatorPage, saveCreatorPicture } from "../creator/creator-actions.server.ts";

/** Handles the forms of a creator's videos and page; the API checks who owns them. */
export async function changeMyVideos(request: Request) {
  const values = await formValues(request);
  const client = api(request);
  const { vid_Id = "" } = values;
  const acts: Record<string, () => Promise<unknown>> = {
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
  const act = Object.hasOwn(acts, values.intent ?? "") ? acts[values.intent ?? ""] : undefined;
  if (!act) throw new Response("Unknown intent", { status: 400 });
  return formResult(act, values);
}
