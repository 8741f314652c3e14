import type { VideoComment } from "@boab/contracts/media/comments";
import { firstNameOf } from "../names.rules.ts";
import type { StoredComment } from "./comments.repository.ts";

/** What every viewer may know, for one of them; no id of a person leaves with it. */
export const viewComment = (
  { id, body, authorId, authorName, creatorUserId, createdAt }: StoredComment,
  viewerId: string,
  isReported: boolean,
): VideoComment => ({
  ...{ id, body, isReported },
  authorName: firstNameOf(authorName),
  isByCreator: authorId === creatorUserId,
  isMine: authorId === viewerId,
  createdAt: createdAt.toISOString(),
});
