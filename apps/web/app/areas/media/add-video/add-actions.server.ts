import { mediaCopy } from "@boab/contracts/media/copy";
import { VideoReference } from "@boab/contracts/media/video-id";
import { addVideo, lookUpVideo, type VideoSnippet } from "@boab/contracts/media/videos";
import { type ApiClient, api } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { readFormValues, runFormCall } from "#lib/api/form.server.ts";
import { parseFormBody } from "#lib/api/form-body.server.ts";
import { createCreatorPage } from "../creator/creator-actions.server.ts";
import { addVideoCopy } from "./copy.ts";

type FormValues = Record<string, string>;

/** A video id with the provider's details; `snippet` is null if the provider couldn't be reached. */
export interface VideoLookup {
  id: string;
  snippet: VideoSnippet | null;
}

const refuse = (fields: Record<string, string>): never => {
  throw new ApiError({ code: "bad_request", status: 400, fields });
};

/** Looks up a video. If the provider can't be reached, the creator enters the details. */
async function lookUp(client: ApiClient, { id = "" }: FormValues): Promise<VideoLookup> {
  const reference = VideoReference.safeParse(id);
  if (!reference.success) return refuse({ id: reference.error.issues[0]?.message ?? "" });
  try {
    return await client.call(lookUpVideo, { body: { id: reference.data } });
  } catch (error) {
    const manualEntryCodes = ["video_lookup_failed", "not_available", "rate_limited"];
    if (error instanceof ApiError && manualEntryCodes.includes(error.code))
      return { id: reference.data, snippet: null };
    throw error;
  }
}

function add(client: ApiClient, values: FormValues) {
  if (!values.category) return refuse({ category: mediaCopy.categoryRequired });
  return client.call(addVideo, { body: parseFormBody(addVideo, values) });
}

export async function handleAddVideo(request: Request) {
  const values = await readFormValues(request);
  const client = api(request);
  switch (values.intent) {
    case "create-page":
      return runFormCall<unknown>(() => createCreatorPage(client, values), values);
    case "look-up":
      return runFormCall<unknown>(() => lookUp(client, values), values);
    case "add":
      return runFormCall<unknown>(() => add(client, values), values, addVideoCopy.submissionFailed);
    default:
      throw new Response("Unknown intent", { status: 400 });
  }
}
