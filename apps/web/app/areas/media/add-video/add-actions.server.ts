import { videoCategoryKeys } from "@boab/contracts/media/limits";
import { mediaPageTexts } from "@boab/contracts/media/page-texts";
import { mediaTexts } from "@boab/contracts/media/texts";
import { VideoReference } from "@boab/contracts/media/video-id";
import { addVideo, lookUpVideo, type VideoSnippet } from "@boab/contracts/media/videos";
import { type ApiClient, api } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { formResult, formValues } from "#lib/api/form.server.ts";
import { createPage } from "../creator/creator-actions.server.ts";

type Values = Record<string, string>;

/** The video somebody means, with what the provider says about it, if it could be asked. */
export interface MeantVideo {
  id: string;
  snippet: VideoSnippet | null;
}

const refuse = (fields: Record<string, string>): never => {
  throw new ApiError({ code: "bad_request", status: 400, fields });
};

/** A provider out of reach stops nobody: the creator types the rest. */
async function lookUp(client: ApiClient, { id = "" }: Values): Promise<MeantVideo> {
  const meant = VideoReference.safeParse(id);
  if (!meant.success) return refuse({ id: meant.error.issues[0]?.message ?? "" });
  try {
    return await client.call(lookUpVideo, { body: { id: meant.data } });
  } catch (error) {
    const mayType = ["video_lookup_failed", "not_available", "rate_limited"];
    if (error instanceof ApiError && mayType.includes(error.code))
      return { id: meant.data, snippet: null };
    throw error;
  }
}

function add(client: ApiClient, values: Values) {
  const { id = "", title, channelTitle, artist, description, businessId } = values;
  const category = videoCategoryKeys.find((key) => key === values.category);
  if (!category) return refuse({ category: mediaPageTexts.categoryRequired });
  return client.call(addVideo, {
    body: {
      ...{ id, category, title, channelTitle, artist, description, businessId },
    },
  });
}

export async function changeAdding(request: Request) {
  const values = await formValues(request);
  const client = api(request);
  switch (values.intent) {
    case "create-page":
      return formResult<unknown>(() => createPage(client, values), values);
    case "look-up":
      return formResult<unknown>(() => lookUp(client, values), values);
    case "add":
      return formResult<unknown>(() => add(client, values), values, mediaTexts.submissionFailed);
    default:
      throw new Response("Unknown intent", { status: 400 });
  }
}
