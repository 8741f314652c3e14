import type { ModeratedSubject } from "#areas/moderation/index.ts";
import { findVideosById, lockVideoById } from "./video-subject.repository.ts";
import { setVideoRemoved } from "./videos.repository.ts";

export const makeVideoSubject = (): ModeratedSubject => ({
  async describe(db, ids) {
    const found = await findVideosById(db, ids);
    return new Map(
      found.map(({ id, vidId, title, description, userId, createdAt, isRemoved }) => [
        id,
        {
          title: `Video “${title}”`,
          text: description || title,
          rating: null,
          path: `/media/videos/${vidId}`,
          authorId: userId,
          writtenAt: createdAt,
          isHidden: isRemoved,
        },
      ]),
    );
  },

  async listStaffDetails(db, id) {
    const [video] = await findVideosById(db, [id]);
    if (!video) return [];
    return [
      { label: "Channel", value: video.channelTitle },
      { label: "Added by", value: video.creatorName },
    ];
  },

  async concerns(db, id, userId) {
    const [video] = await findVideosById(db, [id]);
    return video?.userId === userId;
  },

  async lock(tx, id) {
    await lockVideoById(tx, id);
  },

  async setHidden(tx, id, isHidden) {
    await setVideoRemoved(tx, id, isHidden);
  },
});
