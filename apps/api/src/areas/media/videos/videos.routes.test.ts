import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { systemClock } from "#platform/clock/clock.ts";
import { makeMember } from "#test/actors.ts";
import { insertListing } from "#test/factories/directory.ts";
import {
  insertMediaAccount,
  insertVideo,
  insertVideoComment,
  makeVidId,
} from "#test/factories/media.ts";
import { insertReview } from "#test/factories/reviews.ts";
import { insertSettings } from "#test/factories/stored-bookings.ts";
import { type SignedIn, useTestApp } from "#test/harness.ts";
import { runTasks } from "#test/run-tasks.ts";
import type { FoundVideo } from "../lookup/provider.rules.ts";
import { addVideo } from "./add-video.ts";
import { lookUpVideo } from "./look-up-video.ts";

const app = useTestApp();
let admin: SignedIn;
let viewer: SignedIn;
let creator: SignedIn;

beforeAll(async () => {
  admin = await app.signIn({ adminStatus: "Admin" });
});

beforeEach(async () => {
  creator = await app.signIn({ mediaStatus: "Approved" });
  viewer = await app.signIn({ merchantStatus: "Approved" }, "Ola Adeba");
});

const get = async (path: string, as: SignedIn = viewer) => {
  const response = await app.call("GET", path, { as });
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
};
const post = (path: string, body: object, as: SignedIn) => app.call("POST", path, { body, as });

const found: FoundVideo = {
  title: "Three cups",
  channelTitle: "Jebena",
  description: "Coffee.",
  tags: ["coffee"],
  publishedAt: "2026-11-03T01:02:03.000Z",
  durationSeconds: 693,
  isEmbeddable: true,
};

describe("looking a video up", () => {
  test("ADDV-04 answers the snippet with a picture of ours", async () => {
    const id = makeVidId();
    const { snippet } = await lookUpVideo({ lookUp: async () => found }, id);
    const { durationSeconds: _, isEmbeddable: __, ...words } = found;
    const url = `/pictures/videos/music/${id}.svg`;
    expect(snippet).toEqual({ ...words, thumbnails: { high: { url } } });
  });

  test("ADDV-06 says so when it fails, and says nothing of the provider's reply", async () => {
    const response = await post("/api/video", { id: "AAAAAAAAAAA" }, creator);
    expect(response.statusCode).toBe(502);
    expect(response.json()).toMatchObject({
      error: "Failed to fetch video details.",
      code: "video_lookup_failed",
    });
  });

  test("what is no video of the provider is refused before anybody is asked", async () => {
    const response = await post("/api/video", { id: "http://169.254.169.254/" }, creator);
    expect(response.statusCode).toBe(400);
  });
});

describe("adding a video", () => {
  const typed = { title: "Three cups", channelTitle: "Jebena", category: "vlogs" as const };

  test("ADDV-02 needs a creator page first", async () => {
    const body = { id: makeVidId(), ...typed };
    expect((await post("/add-music-video", body, creator)).json().code).toBe(
      "media_account_needed",
    );
  });

  test("ADDV-05 MEDIA-15 X-57 stores what the creator typed when nobody could ask", async () => {
    await insertMediaAccount(app.db, { userId: creator.userId, name: "Jebena Coffee" });
    const id = makeVidId();
    const response = await post(
      "/add-music-video",
      { id: `https://youtu.be/${id}`, ...typed },
      creator,
    );
    expect(response.statusCode, response.body).toBe(201);
    expect(response.json()).toMatchObject({
      vid_Id: id,
      title: "Three cups",
      channelTitle: "Jebena",
      category: "vlogs",
      creator: { name: "Jebena Coffee" },
    });
    const again = await post("/add-music-video", { id, ...typed }, creator);
    expect(again.json()).toMatchObject({ code: "video_added" });
  });

  test("ADDV-05 stores what the provider says, not what was sent", async () => {
    await insertMediaAccount(app.db, { userId: creator.userId });
    const deps = { db: app.db, clock: systemClock, lookUp: async () => found };
    const member = { ...makeMember({ mediaStatus: "Approved" }), userId: creator.userId };
    const card = await addVideo(deps, member, {
      id: makeVidId(),
      ...typed,
      title: "Somebody else's",
      channelTitle: "Fake",
    });
    expect(card).toMatchObject({
      title: "Three cups",
      channelTitle: "Jebena",
      durationSeconds: 693,
    });
  });

  test("X-57 asks for a title and a channel when nobody could ask", async () => {
    await insertMediaAccount(app.db, { userId: creator.userId });
    const response = await post(
      "/add-music-video",
      { id: "AAAAAAAAAAA", category: "music" },
      creator,
    );
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toMatchObject({ title: "Please add a title." });
  });

  test("somebody whose approval was taken back meanwhile adds nothing", async () => {
    await insertMediaAccount(app.db, { userId: viewer.userId });
    const deps = { db: app.db, clock: systemClock, lookUp: async () => found };
    const member = { ...makeMember({ mediaStatus: "Approved" }), userId: viewer.userId };
    await expect(addVideo(deps, member, { id: makeVidId(), ...typed })).rejects.toMatchObject({
      code: "forbidden",
    });
  });
});

describe("the videos", () => {
  test("MEDIA-13 MEDIA-12 a card has its fields, the artist and 30 words", async () => {
    const description = Array.from({ length: 40 }, (_, at) => `word${at}`).join(" ");
    const vidId = await insertVideo(app.db, { userId: creator.userId, description });
    const { data } = await get("/get-music-videos?limit=48");
    const card = data.find(({ vid_Id }: { vid_Id: string }) => vid_Id === vidId);
    expect(card).toMatchObject({
      vid_Id: vidId,
      title: "Juba Nights",
      channelTitle: "Two Rivers Films",
      artist: "Akon Lual",
      thumbnail: `/pictures/videos/music/${vidId}.svg`,
    });
    expect(card.id).toMatch(/^VID-/);
    expect(card.description.split(" ")).toHaveLength(30);
    expect(JSON.stringify(card)).not.toContain(creator.userId);
    const page = await get(`/mediaItems/${vidId}`);
    expect(page.description).toBe(description);
  });

  test("MEDIA-11 MEDIA-15 are found by words of title, artist, channel and description", async () => {
    const vidId = await insertVideo(app.db, {
      title: "Kalimba in the rain",
      artist: "Zawadi",
      channelTitle: "Rooftop sessions",
      description: "Recorded in Geelong.",
    });
    for (const q of ["kalimba", "KALIM", "zawadi", "rooftop", "geelong"]) {
      const { data } = await get(`/get-music-videos?q=${q}`);
      expect(
        data.map((one: { vid_Id: string }) => one.vid_Id),
        q,
      ).toContain(vidId);
    }
    for (const q of ["balafon", "%%%", "' or 1=1"]) {
      const { data } = await get(`/get-music-videos?q=${encodeURIComponent(q)}`);
      expect(data, q).toEqual([]);
    }
  });

  test("are listed by category and creator, newest first, page after page", async () => {
    const account = await insertMediaAccount(app.db, { userId: creator.userId });
    const ids: string[] = [];
    for (let minute = 0; minute < 3; minute++)
      ids.unshift(
        await insertVideo(app.db, {
          userId: creator.userId,
          category: "talk-shows",
          createdAt: new Date(Date.UTC(2026, 0, 1, 0, minute)),
        }),
      );
    const path = `/get-music-videos?category=talk-shows&creator=${account}&limit=2`;
    const first = await get(path);
    const second = await get(`${path}&cursor=${first.nextCursor}`);
    const seen = [...first.data, ...second.data].map((one: { vid_Id: string }) => one.vid_Id);
    expect(seen).toEqual(ids);
    expect(second.nextCursor).toBeNull();
    expect((await get(`/get-music-videos?category=music&creator=${account}`)).data).toEqual([]);
  });

  test("MEDIA-10 the overview counts them and names the one to start with", async () => {
    const vidId = await insertVideo(app.db, { createdAt: new Date(Date.now() + 3_600_000) });
    const { counts, featured, defaultId } = await get("/media/overview");
    expect(counts.music).toBeGreaterThan(0);
    expect(featured.length).toBeGreaterThan(0);
    expect(defaultId).toBe(vidId);
  });
});

describe("the chosen default", () => {
  const chosen = "Zk9Default1";
  const other = useTestApp({ DEFAULT_VIDEO_ID: chosen });

  test("MEDIA-10 plays while it is published, otherwise the newest does", async () => {
    const otherAdmin = await other.signIn({ adminStatus: "Admin" });
    const read = async () =>
      (await other.call("GET", "/media/overview", { as: otherAdmin })).json().defaultId;
    expect(await read()).toBeNull();
    await insertVideo(other.db, { vidId: chosen, createdAt: new Date(0) });
    const newest = await insertVideo(other.db);
    expect(await read()).toBe(chosen);
    await other.db
      .updateTable("media.video")
      .set({ isRemoved: true })
      .where("vidId", "=", chosen)
      .execute();
    expect(await read()).toBe(newest);
  });
});

describe("changing a video", () => {
  test("MEDIA-15 its creator changes the words; likes and the channel can't be sent", async () => {
    const vidId = await insertVideo(app.db, { userId: creator.userId });
    const patch = (body: object) =>
      app.call("PATCH", `/mediaItems/${vidId}`, { as: creator, body });
    expect((await patch({ title: "New title", artist: "" })).json()).toMatchObject({
      title: "New title",
      artist: null,
    });
    expect((await patch({ likes: 1000 })).json().code).toBe("field_not_allowed");
    for (const body of [{ channelTitle: "x" }, { thumbnail: "https://evil.example/x.jpg" }])
      expect((await patch(body)).statusCode).toBe(400);
    expect(await get(`/mediaItems/${vidId}`)).toMatchObject({ likes: 0, title: "New title" });
  });

  test("an admin who changes or deletes one leaves a line, and its reports close", async () => {
    const vidId = await insertVideo(app.db, { userId: creator.userId });
    await post(`/mediaItems/${vidId}/reports`, { reason: "spam" }, viewer);
    const body = { title: "Tidied" };
    expect((await app.call("PATCH", `/mediaItems/${vidId}`, { as: admin, body })).statusCode).toBe(
      200,
    );
    expect((await app.call("DELETE", `/mediaItems/${vidId}`, { as: admin })).statusCode).toBe(204);
    const acts = await app.db
      .selectFrom("platform.auditEntry")
      .select("act")
      .where("actorId", "=", admin.userId)
      .where("objectType", "=", "video")
      .orderBy("id")
      .execute();
    expect(acts.map(({ act }) => act)).toEqual(["change video", "delete video"]);
    const { rows } = await sql<{ status: string }>`select status from moderation.report_case
      where subject_kind = 'video' order by opened_at desc limit 1`.execute(app.db);
    expect(rows).toEqual([{ status: "closed" }]);
  });
});

describe("the business in a video", () => {
  test("is shown with whose it is, until it is hidden", async () => {
    const ownListingId = await insertListing(app.db, { ownerId: creator.userId });
    const vidId = await insertVideo(app.db, { userId: creator.userId, businessId: ownListingId });
    expect((await get(`/mediaItems/${vidId}`)).business).toMatchObject({
      businessId: ownListingId,
      isCreators: true,
      rating: null,
      acceptsBookings: false,
    });
    await insertReview(app.db, { businessId: ownListingId, rating: 4 });
    await insertSettings(app.db, ownListingId);
    expect((await get(`/mediaItems/${vidId}`)).business).toMatchObject({
      rating: 4,
      reviewCount: 1,
      acceptsBookings: true,
    });
    const foreignListingId = await insertListing(app.db);
    const link = (businessId: string | null) =>
      app.call("PATCH", `/mediaItems/${vidId}`, { as: creator, body: { businessId } });
    expect((await link(foreignListingId)).statusCode).toBe(200);
    expect((await get(`/mediaItems/${vidId}`)).business).toMatchObject({ isCreators: false });
    await app.db
      .updateTable("directory.business")
      .set({ isLive: false })
      .where("id", "=", foreignListingId)
      .execute();
    expect((await get(`/mediaItems/${vidId}`)).business).toBeNull();
    expect((await link(null)).statusCode).toBe(200);
    expect((await link(foreignListingId)).statusCode).toBe(404);
  });
});

describe("liking", () => {
  test("MEDIA-16 X-56 counts one for each person, whatever number is sent, and is taken back", async () => {
    const vidId = await insertVideo(app.db);
    const like = (as: SignedIn, body: object = { vid_Id: vidId, likes: 1 }) =>
      post(`/mediaItems/${vidId}/like`, body, as);
    expect((await like(viewer)).json()).toEqual({ isLiked: true, likes: 1 });
    expect((await like(creator, { likes: 900 })).json()).toEqual({ isLiked: true, likes: 2 });
    expect(await get(`/mediaItems/${vidId}`)).toMatchObject({ isLiked: true, likes: 2 });
    expect((await like(viewer)).json()).toEqual({ isLiked: false, likes: 1 });
    await Promise.all(Array.from({ length: 6 }, () => like(viewer)));
    expect(await get(`/mediaItems/${vidId}`)).toMatchObject({ isLiked: false, likes: 1 });
  });
});

describe("comments", () => {
  const comment = (vidId: string, as: SignedIn, body = "Played it twice.") =>
    post(`/mediaItems/${vidId}/comments`, { body }, as);
  const list = async (vidId: string, as = viewer) => get(`/mediaItems/${vidId}/comments`, as);

  test("MEDIA-16 X-56 are by whoever is signed in, and no id of a person leaves", async () => {
    const vidId = await insertVideo(app.db, { userId: creator.userId });
    await comment(vidId, viewer, "  First\nline ");
    await comment(vidId, creator, "Thanks.");
    const seen = await list(vidId);
    expect(seen.total).toBe(2);
    expect(seen.data).toMatchObject([
      { body: "Thanks.", isByCreator: true, isMine: false },
      { body: "First\nline", authorName: "Ola", isByCreator: false, isMine: true },
    ]);
    expect(JSON.stringify(seen)).not.toContain(creator.userId);
    for (const body of [" ", "x".repeat(1001)])
      expect((await comment(vidId, viewer, body)).statusCode).toBe(400);
  });

  test("M8 nobody writes more than twenty an hour", async () => {
    const vidId = await insertVideo(app.db);
    const statuses: number[] = [];
    for (let count = 0; count < 21; count++)
      statuses.push((await comment(vidId, viewer, `Number ${count}`)).statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
  });

  test("F-MED-03 a reported one waits for our team, who hide it for everybody", async () => {
    const vidId = await insertVideo(app.db);
    const author = await app.signIn({ merchantStatus: "Approved" });
    const { id } = (await comment(vidId, author, "Buy followers at cheap.example")).json();
    const sent = await post(`/media/comments/${id}/reports`, { reason: "spam" }, viewer);
    expect(sent.statusCode, sent.body).toBe(202);
    expect((await list(vidId)).data).toMatchObject([{ id, isReported: true }]);
    const { data } = await get("/admin/moderation?kind=comment", admin);
    const waiting = data.find((one: { text: string }) => one.text.includes("cheap.example"));
    expect(waiting).toMatchObject({ kind: "comment", title: "Comment on “Juba Nights”" });
    const decision = { verdict: "remove", reason: "spam" };
    const decided = await post(`/admin/moderation/${waiting.id}/decisions`, decision, admin);
    expect(decided.statusCode, decided.body).toBe(201);
    expect(await list(vidId)).toMatchObject({ total: 0, data: [] });
    await post(
      `/admin/moderation/${waiting.id}/reopen`,
      { decisionId: decided.json().decision.id },
      admin,
    );
    expect((await list(vidId)).total).toBe(1);
  });

  test("F-MED-03 a reported video is hidden with a decision, and shown to nobody", async () => {
    const vidId = await insertVideo(app.db, { userId: creator.userId, title: "Hateful thing" });
    await post(`/mediaItems/${vidId}/reports`, { reason: "hateful" }, viewer);
    const { data } = await get("/admin/moderation?kind=video", admin);
    const waiting = data.find((one: { title: string }) => one.title.includes("Hateful thing"));
    await post(
      `/admin/moderation/${waiting.id}/decisions`,
      { verdict: "remove", reason: "hateful" },
      admin,
    );
    expect((await app.call("GET", `/mediaItems/${vidId}`, { as: viewer })).statusCode).toBe(404);
    const ownVideosResponse = await get("/media/my-videos", creator);
    expect(ownVideosResponse.data).toMatchObject([{ vid_Id: vidId, isRemoved: true }]);
  });
});

describe("somebody who is banned", () => {
  test("everything they made and wrote is hidden for as long", async () => {
    const vidId = await insertVideo(app.db, { userId: creator.userId });
    const foreignVideoId = await insertVideo(app.db);
    await insertVideoComment(app.db, { vidId: foreignVideoId, authorId: creator.userId });
    const account = await insertMediaAccount(app.db, { userId: creator.userId });
    const ban = async (userStatus: string) => {
      const path = `/admin/users/update/${creator.userId}`;
      const response = await app.call("PUT", path, { as: admin, body: { userStatus } });
      expect(response.statusCode, response.body).toBe(200);
      await runTasks(app.services);
    };
    const statuses = async () => ({
      video: (await app.call("GET", `/mediaItems/${vidId}`, { as: viewer })).statusCode,
      page: (await app.call("GET", `/get/media-account/${account}`, { as: viewer })).statusCode,
      comments: (await get(`/mediaItems/${foreignVideoId}/comments`)).total,
    });
    await ban("Banned");
    expect(await statuses()).toEqual({ video: 404, page: 404, comments: 0 });
    await ban("Active");
    expect(await statuses()).toEqual({ video: 200, page: 200, comments: 1 });
  });
});
