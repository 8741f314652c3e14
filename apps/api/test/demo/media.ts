import { makeDemoCrowd } from "@boab/demo/crowd";
import { demoCreators, makeDemoVideos } from "@boab/demo/videos/all";
import { sql } from "kysely";
import { inTransaction } from "#platform/db/db.ts";
import type { DemoPart } from "./demo-part.ts";

/** Creators with their videos, and what others liked and wrote. Loading again changes nothing. */
export const loadDemoMedia: DemoPart = async ({ db }) => {
  const videos = makeDemoVideos();
  const crowd = makeDemoCrowd().map(({ id }) => id);
  await inTransaction(db, async (tx) => {
    for (const { userId, accountId, name, description, website } of demoCreators)
      await sql`insert into media.account
          (id, user_id, name, description, website, created_at, updated_at)
        values (${accountId}, ${userId}, ${name}, ${description}, ${website}, now(), now())
        on conflict do nothing`.execute(tx);
    for (const [at, video] of videos.entries()) {
      const { rows } = await sql<{ id: string }>`insert into media.video
          (id, vid_id, account_id, title, channel_title, artist, description, category,
           duration_seconds, business_id, created_at, updated_at)
        values (${video.id}, ${video.vidId}, ${video.creator.accountId}, ${video.title},
          ${video.creator.name}, ${video.artist}, ${video.description}, ${video.category},
          ${video.durationSeconds},
          (select id from directory.business where slug = ${video.business}),
          now() - ${video.daysAgo} * interval '1 day' - ${at} * interval '3 minutes', now())
        on conflict do nothing returning id`.execute(tx);
      if (rows.length === 0) continue;
      const likerIds = Array.from(
        { length: video.likes },
        (_, n) => crowd[(at * 5 + n) % crowd.length],
      );
      await sql`insert into media.video_like
        select ${video.id}, fan, now() from unnest(${likerIds}::text[]) as fan
        on conflict do nothing`.execute(tx);
      for (const [n, body] of video.comments.entries())
        await sql`insert into media.comment (video_id, author_id, body, created_at)
          values (${video.id}, ${crowd[(at * 11 + n) % crowd.length] ?? ""}, ${body},
            now() - ${video.daysAgo - 1} * interval '1 day' + ${n} * interval '1 hour')`.execute(
          tx,
        );
    }
  });
  return `${videos.length} demo videos by ${demoCreators.length} creators`;
};
