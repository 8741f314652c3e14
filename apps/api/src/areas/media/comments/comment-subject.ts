import type { ModeratedSubject } from "#areas/moderation/index.ts";
import { findComments, lockComment, setCommentRemoved } from "./comments.repository.ts";

export const makeCommentSubject = (): ModeratedSubject => ({
  async describe(db, ids) {
    const found = await findComments(db, ids);
    return new Map(
      found.map(({ id, vidId, videoTitle, body, authorId, createdAt, isRemoved }) => [
        id,
        {
          title: `Comment on “${videoTitle}”`,
          text: body,
          rating: null,
          path: `/media/videos/${vidId}`,
          authorId,
          writtenAt: createdAt,
          isHidden: isRemoved,
        },
      ]),
    );
  },

  async listStaffDetails(db, id) {
    const [comment] = await findComments(db, [id]);
    return comment ? [{ label: "Under the video", value: comment.videoTitle }] : [];
  },

  async concerns(db, id, userId) {
    const [comment] = await findComments(db, [id]);
    return comment?.authorId === userId || comment?.creatorUserId === userId;
  },

  async lock(tx, id) {
    await lockComment(tx, id);
  },

  async setHidden(tx, id, isHidden) {
    await setCommentRemoved(tx, id, isHidden);
  },
});
