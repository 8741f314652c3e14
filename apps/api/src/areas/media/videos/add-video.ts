import { hasCreatorStatus, hasStaffStatus, isActive } from "@boab/contracts/accounts/roles";
import type { NewVideo, VideoCard } from "@boab/contracts/media/videos";
import { lockProfile } from "#areas/accounts/index.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import { makeId } from "#platform/ids/ids.ts";
import { findAccount } from "../accounts/accounts.repository.ts";
import type { MediaDeps } from "../deps.ts";
import { judgeVideoDetails } from "./video.rules.ts";
import { findPublicBusiness } from "./video-business.repository.ts";
import { findVideo, insertVideo } from "./videos.repository.ts";
import { toCard } from "./view-video.ts";

type Deps = Pick<MediaDeps, "db" | "clock" | "lookUp">;

/** An approved creator adds a video to their own page. The provider is asked again before anything is stored. */
export async function addVideo(
  { db, clock, lookUp }: Deps,
  { userId }: Member,
  video: NewVideo,
): Promise<VideoCard> {
  if (!(await findAccount(db, { userId }))) throw new AppError("media_account_needed");
  const verdict = judgeVideoDetails(video, await lookUp(video.id));
  if (!verdict.ok && verdict.reason === "not embeddable")
    throw new AppError("video_not_embeddable");
  if (!verdict.ok) throw new AppError("bad_request", { fields: verdict.fields });
  return runOnce(db, async (tx) => {
    const person = await lockProfile(tx, userId);
    if (!person || !isActive(person) || !(hasCreatorStatus(person) || hasStaffStatus(person)))
      throw new AppError("forbidden");
    const account = await findAccount(tx, { userId });
    if (!account) throw new AppError("media_account_needed");
    const businessId = video.businessId ?? null;
    if (businessId && !(await findPublicBusiness(tx, businessId, userId)))
      throw new AppError("not_found");
    const { category, artist = null } = video;
    await insertVideo(
      tx,
      {
        id: makeId("VID", 8),
        vidId: video.id,
        accountId: account.id,
        category,
        artist,
        businessId,
        ...verdict.details,
      },
      clock(),
    );
    const stored = await findVideo(tx, video.id);
    if (!stored) throw new Error("a video that was just stored is gone");
    return toCard(stored);
  });
}
