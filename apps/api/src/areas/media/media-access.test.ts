import { beforeAll, describe, expect, test } from "vitest";
import { insertVideo, insertVideoComment } from "#test/factories/media.ts";
import { type SignedIn, useTestApp } from "#test/harness.ts";

const app = useTestApp();
let member: SignedIn;
let pending: SignedIn;
let vidId: string;

beforeAll(async () => {
  member = await app.signIn({});
  pending = await app.signIn({ userStatus: "Pending" });
  vidId = await insertVideo(app.db);
  await insertVideoComment(app.db, { vidId, authorId: member.userId });
});

const listReadUrls = () => [
  "/media/overview",
  "/get-music-videos",
  `/mediaItems/${vidId}`,
  `/mediaItems/${vidId}/comments`,
];
const statuses = (as?: SignedIn) =>
  Promise.all(
    listReadUrls().map(async (path) => (await app.call("GET", path, as && { as })).statusCode),
  );
const like = async (as?: SignedIn) =>
  (await app.call("POST", `/mediaItems/${vidId}/like`, { ...(as && { as }), body: {} })).statusCode;

describe("X-78 the switch of the media area", () => {
  test("closed, members and visitors are refused", async () => {
    expect(await statuses()).toEqual([401, 401, 401, 401]);
    expect(await statuses(member)).toEqual([403, 403, 403, 403]);
    expect([await like(), await like(member)]).toEqual([401, 403]);
  });

  test("public, everyone watches, and only approved members take part", async () => {
    const admin = await app.signIn({ adminStatus: "Admin" });
    const body = { value: "public", version: 0, reason: "Launch day." };
    const changed = await app.call("PUT", "/admin/settings/mediaAccess", { as: admin, body });
    expect(changed.statusCode).toBe(200);
    expect(await statuses()).toEqual([200, 200, 200, 200]);
    expect(await statuses(member)).toEqual([200, 200, 200, 200]);
    expect([await like(), await like(pending), await like(member)]).toEqual([401, 403, 200]);

    const readVideoAs = async (as?: SignedIn) =>
      (await app.call("GET", `/mediaItems/${vidId}`, as && { as })).json();
    expect(await readVideoAs()).toMatchObject({
      likes: 1,
      isLiked: false,
      isForLater: false,
      isReported: false,
      progress: null,
      isMine: false,
    });
    expect(await readVideoAs(member)).toMatchObject({ likes: 1, isLiked: true });
    const comments = await app.call("GET", `/mediaItems/${vidId}/comments`);
    expect(comments.json().data).toMatchObject([{ isMine: false, isReported: false }]);
  });
});
