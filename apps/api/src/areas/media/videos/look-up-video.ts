import type { CallResponse } from "@boab/contracts/common/call";
import { makeThumbnailPath } from "@boab/contracts/media/thumbnail";
import type { lookUpVideo as lookUpCall } from "@boab/contracts/media/videos";
import { AppError } from "#platform/errors/app-error.ts";
import type { MediaDeps } from "../deps.ts";

/**
 * Creators and staff look up a video at the provider. The response has its texts and our picture, and nothing else of
 * the provider's response.
 */
export async function lookUpVideo(
  { lookUp }: Pick<MediaDeps, "lookUp">,
  vidId: string,
): Promise<CallResponse<typeof lookUpCall>> {
  const found = await lookUp(vidId);
  if (!found) throw new AppError("video_lookup_failed");
  if (!found.isEmbeddable) throw new AppError("video_not_embeddable");
  const { title, channelTitle, publishedAt, description, tags } = found;
  const url = makeThumbnailPath("music", vidId);
  return {
    id: vidId,
    snippet: { title, channelTitle, thumbnails: { high: { url } }, publishedAt, description, tags },
  };
}
