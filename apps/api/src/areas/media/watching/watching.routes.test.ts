import { formerFields } from "@boab/contracts/common/former-names";
import { maxStartedVideos, maxWatchLater } from "@boab/contracts/media/limits";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { insertVideo } from "#test/factories/media.ts";
import { type SignedIn, useTestApp } from "#test/harness.ts";

const app = useTestApp();
let viewer: SignedIn;

beforeEach(async () => {
  viewer = await app.signIn({ merchantStatus: "Approved" });
});

const read = async (as = viewer) => (await app.call("GET", "/media/watching", { as })).json();
const later = (vidId: string, method: "PUT" | "DELETE" = "PUT") =>
  app.call(method, `/media/watch-later/${vidId}`, { as: viewer });
const watch = (vidId: string, seconds: number, durationSeconds = 100) =>
  app.call("PUT", `/media/progress/${vidId}`, { as: viewer, body: { seconds, durationSeconds } });
const ids = (cards: { vid_Id: string }[]) => cards.map(({ vid_Id }) => vid_Id);

describe("F-MED-01 watch later", () => {
  test("keeps what was saved, latest first, until it is taken off or hidden", async () => {
    const [one, two] = [await insertVideo(app.db), await insertVideo(app.db)];
    for (const vidId of [one, two, one]) expect((await later(vidId)).statusCode).toBe(204);
    expect(ids((await read()).later)).toEqual([two, one]);
    await later(two, "DELETE");
    expect(ids((await read()).later)).toEqual([one]);
    await sql`update media.video set is_removed = true where vid_id = ${one}`.execute(app.db);
    expect((await read()).later).toEqual([]);
  });

  test("has an end", async () => {
    const vidId = await insertVideo(app.db);
    await sql`with account as (select id from media.account limit 1), added as (
        insert into media.video
          (id, vid_id, account_id, title, channel_title, category, created_at, updated_at)
        select 'VID-' || lpad(n::text, 8, '0'), 'later' || lpad(n::text, 6, '0'), account.id,
          'One of many', 'Many', 'music', now(), now()
        from account, generate_series(1, ${maxWatchLater}::int) as n returning id)
      insert into media.watch_later select ${viewer.userId}, id, now() from added`.execute(app.db);
    expect((await later(vidId)).json().code).toBe("watch_later_full");
    expect((await later("later000001")).statusCode).toBe(204);
  });
});

describe("F-MED-01 continue watching", () => {
  test("goes on where somebody stopped, and forgets what is finished", async () => {
    const vidId = await insertVideo(app.db);
    await watch(vidId, 30);
    await watch(vidId, 42);
    expect((await read()).started).toMatchObject([
      { vid_Id: vidId, progress: { seconds: 42, durationSeconds: 100 } },
    ]);
    const page = await app.call("GET", `/mediaItems/${vidId}`, { as: viewer });
    expect(page.json().progress).toEqual({ seconds: 42, durationSeconds: 100 });
    await watch(vidId, 96);
    expect((await read()).started).toEqual([]);
  });

  test("is one person's own, bounded, and forgotten on request", async () => {
    const vidIds = [];
    for (let count = 0; count < maxStartedVideos + 2; count++)
      vidIds.push(await insertVideo(app.db));
    for (const vidId of vidIds) await watch(vidId, 10);
    const { started, [formerFields.started[0]]: startedByFormerName } = await read();
    expect(started).toHaveLength(maxStartedVideos);
    expect(startedByFormerName).toEqual(started);
    const other = await app.signIn({ merchantStatus: "Approved" });
    expect((await read(other)).started).toEqual([]);
    await app.call("DELETE", "/media/progress", { as: viewer });
    expect((await read()).started).toEqual([]);
  });
});
