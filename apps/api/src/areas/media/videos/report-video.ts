import { moderationCopy } from "@boab/contracts/moderation/copy";
import type { PostReport } from "@boab/contracts/moderation/reports";
import { reportSubject } from "#areas/moderation/index.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import type { MediaDeps } from "../deps.ts";
import { lockVideo } from "./videos.repository.ts";

/** A viewer reports somebody else's video; it stays until our team has decided. */
export async function reportVideo(
  { db, clock }: Pick<MediaDeps, "db" | "clock">,
  { userId }: Member,
  vidId: string,
  { reason, details = "" }: PostReport,
): Promise<{ message: string }> {
  await runOnce(db, async (tx) => {
    const video = await lockVideo(tx, vidId);
    if (!video?.isPublished) throw new AppError("not_found");
    if (video.userId === userId) throw new AppError("forbidden");
    const report = { kind: "video" as const, subjectId: video.id, reporterId: userId };
    await reportSubject(tx, { ...report, reason, details }, clock());
  });
  return { message: moderationCopy.reported };
}
