import type { VideoComment } from "@boab/contracts/media/comments";
import { getDisplayName } from "../names.rules.ts";
import type { StoredComment } from "./comments.repository.ts";

/** Every viewer may read these fields, so they contain no id of a person. */
export const viewComment = (
  { id, body, authorId, authorName, creatorUserId, createdAt }: StoredComment,
  viewerId: string | null,
  isReported: boolean,
): VideoComment => ({
  id,
  body,
  isReported,
  authorName: getDisplayName(authorName),
  isByCreator: authorId === creatorUserId,
  isMine: authorId === viewerId,
  createdAt: createdAt.toISOString(),
});
