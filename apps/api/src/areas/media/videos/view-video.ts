import { takeFirstWords } from "@boab/contracts/media/first-words";
import { maxDescriptionPreviewWords } from "@boab/contracts/media/limits";
import { makeThumbnailPath } from "@boab/contracts/media/thumbnail";
import type { OwnVideo, VideoBusiness, VideoCard } from "@boab/contracts/media/videos";
import { computeMean } from "@boab/contracts/reviews/mean";
import type { MediaDeps } from "../deps.ts";
import { findPublicBusiness } from "./video-business.repository.ts";
import type { StoredVideo } from "./videos.repository.ts";

export const toCard = (video: StoredVideo): VideoCard => ({
  vid_Id: video.vidId,
  id: video.id,
  title: video.title,
  channelTitle: video.channelTitle,
  thumbnail: makeThumbnailPath(video.category, video.vidId),
  description: takeFirstWords(video.description, maxDescriptionPreviewWords),
  artist: video.artist,
  category: video.category,
  durationSeconds: video.durationSeconds,
  creator: { id: video.accountId, name: video.creatorName },
  addedAt: video.createdAt.toISOString(),
});

export const toOwnVideo = (video: StoredVideo): OwnVideo => ({
  ...toCard(video),
  likes: video.likes,
  commentCount: video.commentCount,
  isRemoved: video.isRemoved,
  businessId: video.businessId,
});

/** Reads the linked business as it is now; a hidden business is left out. */
export async function viewBusiness(
  { db, acceptsBookings }: Pick<MediaDeps, "db" | "acceptsBookings">,
  { businessId, userId }: Pick<StoredVideo, "businessId" | "userId">,
): Promise<VideoBusiness | null> {
  const found = businessId && (await findPublicBusiness(db, businessId, userId));
  if (!found) return null;
  const { starCounts, ...business } = found;
  const reviewCount = (starCounts ?? []).reduce((sum, count) => sum + count, 0);
  return {
    ...business,
    reviewCount,
    rating: starCounts ? computeMean(starCounts) : null,
    acceptsBookings: await acceptsBookings(business.businessId),
  };
}
