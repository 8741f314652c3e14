import { beforeEach, describe, expect, test } from "vitest";
import { makeReadyUpload } from "#test/factories/listings.ts";
import { insertMediaAccount } from "#test/factories/media.ts";
import { type SignedIn, useTestApp } from "#test/harness.ts";

const app = useTestApp();
let member: SignedIn;

beforeEach(async () => {
  member = await app.signIn({}, "Nyakim Deng");
});

const about = { description: "Braids, slowly.", link: { website: "braids.example" } };
const create = (body: object = about, as = member) =>
  app.call("POST", "/create/media-account", { as, body });

describe("a creator page", () => {
  test("MEDIA-14 MEDIA-15 ADDV-02 has its fields; the account is whoever is signed in", async () => {
    const response = await create({ ...about, userId: member.userId });
    expect(response.statusCode, response.body).toBe(201);
    const account = response.json();
    expect(account).toMatchObject({
      userId: member.userId,
      name: "Nyakim",
      description: "Braids, slowly.",
      headerImg: null,
      profileImg: null,
      link: { website: "https://braids.example/" },
      mediaStatus: null,
    });
    expect((await create()).json().code).toBe("media_account_exists");
  });

  test("is one even when it is created twice at the same moment", async () => {
    const statuses = await Promise.all([create(), create(), create()]);
    expect(statuses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
  });

  test("M5 nobody creates one for somebody else, or approves themselves", async () => {
    const other = await app.signIn();
    expect((await create({ ...about, userId: other.userId })).json().code).toBe("actor_mismatch");
    expect((await create({ ...about, mediaStatus: "Approved" })).json().code).toBe(
      "field_not_allowed",
    );
  });

  test.each(["javascript:alert(1)", "https://user:pw@site.example", "data:text/html,x"])(
    "M5 links to no %s",
    async (website) => {
      expect((await create({ ...about, link: { website } })).statusCode).toBe(400);
    },
  );

  test("MEDIA-15 M6 others see it without the account behind it", async () => {
    const id = await insertMediaAccount(app.db, { userId: member.userId });
    const read = async (as?: SignedIn) =>
      (await app.call("GET", `/get/media-account/${id}`, as && { as })).json();
    expect(await read(member)).toHaveProperty("userId", member.userId);
    for (const seen of [await read(), await read(await app.signIn())]) {
      expect(seen).not.toHaveProperty("userId");
      expect(seen).not.toHaveProperty("mediaStatus");
    }
  });

  test("MEDIA-14 has pictures its creator uploaded, and no others", async () => {
    const id = await insertMediaAccount(app.db, { userId: member.userId });
    const save = (body: object) => app.call("PATCH", "/media/account", { as: member, body });
    const profileUploadId = await makeReadyUpload(app, member, "media-profile", id);
    const saved = await save({ profileUploadId, name: "Nyakim Braids" });
    expect(saved.statusCode, saved.body).toBe(200);
    expect(saved.json()).toMatchObject({ name: "Nyakim Braids", headerImg: null });
    expect(saved.json().profileImg.length).toBeGreaterThan(0);
    const other = await app.signIn();
    const foreign = await makeReadyUpload(app, other, "media-header", id);
    expect((await save({ headerUploadId: foreign })).statusCode).toBe(404);
    const headerUploadId = await makeReadyUpload(app, member, "media-header", id);
    const pageWithPictures = (await save({ headerUploadId })).json();
    expect(pageWithPictures.headerImg.length).toBeGreaterThan(0);
    expect(pageWithPictures.headerImg).not.toEqual(pageWithPictures.profileImg);
    // The response got lost, and the page sends the same again.
    expect((await save({ headerUploadId })).json()).toEqual(pageWithPictures);
    expect((await save({ profileUploadId: null })).json().profileImg).toBeNull();
  });

  test("only the creator gets a ticket for its pictures", async () => {
    const id = await insertMediaAccount(app.db, { userId: member.userId });
    const ticket = (as: SignedIn) =>
      app.call("POST", "/uploads", {
        as,
        body: { purpose: "media-header", targetId: id, contentType: "image/jpeg", size: 1000 },
      });
    expect((await ticket(member)).statusCode).toBe(201);
    expect((await ticket(await app.signIn())).statusCode).toBe(404);
  });
});
