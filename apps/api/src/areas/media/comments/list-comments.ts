import type { CallResponse, PartOutput } from "@boab/contracts/common/call";
import type { listComments as listCall } from "@boab/contracts/media/comments";
import { z } from "zod";
import { listSubjectIdsReportedBy } from "#areas/moderation/index.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Actor } from "#platform/http/actor.ts";
import { cutPage, readPosition } from "#platform/http/page.ts";
import type { MediaDeps } from "../deps.ts";
import { findVideo } from "../videos/videos.repository.ts";
import { listShownComments } from "./comments.repository.ts";
import { viewComment } from "./view-comment.ts";

const defaultLimit = 20;
const noReportedIds: string[] = [];

/** Viewers list the comments on a video that they can see. */
export async function listComments(
  { db }: Pick<MediaDeps, "db">,
  actor: Actor,
  vidId: string,
  { limit = defaultLimit, cursor }: PartOutput<(typeof listCall)["query"]>,
): Promise<CallResponse<typeof listCall>> {
  const after = readPosition(cursor, z.uuid());
  const video = await findVideo(db, vidId);
  if (!video?.isPublished) throw new AppError("not_found");
  const userId = actor.kind === "member" ? actor.userId : null;
  const [rows, reported] = await Promise.all([
    listShownComments(db, video.id, { limit: limit + 1, after }),
    userId === null ? noReportedIds : listSubjectIdsReportedBy(db, "comment", userId),
  ]);
  const { shown, nextCursor } = cutPage(rows, limit);
  return {
    data: shown.map((row) => viewComment(row, userId, reported.includes(row.id))),
    nextCursor,
    total: video.commentCount,
  };
}
