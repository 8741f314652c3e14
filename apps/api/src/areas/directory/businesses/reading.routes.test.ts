import { EditableBusiness, PublicBusiness } from "@boab/contracts/directory/businesses";
import { beforeAll, describe, expect, test } from "vitest";
import { makeEditor, makeListing, rosesAddress, signInOwner } from "#test/factories/listings.ts";
import { type SignedIn, useTestApp } from "#test/harness.ts";

const app = useTestApp();
let owner: SignedIn;
let editor: SignedIn;
let stranger: SignedIn;
let moderator: SignedIn;

beforeAll(async () => {
  owner = await signInOwner(app, "Pro");
  [editor, stranger] = [await app.signIn(), await app.signIn()];
  moderator = await app.signIn({ adminStatus: "Moderator" });
  await app.db
    .insertInto("directory.suburb")
    .values({
      id: 1,
      name: "Footscray",
      postcode: "3011",
      state: "VIC",
      latitude: -37.8,
      longitude: 144.9,
    })
    .execute();
});

const read = (key: string, as?: SignedIn) =>
  app.call("GET", `/dir/business/${key}`, as ? { as } : {});
const readToEdit = (key: string, as?: SignedIn) =>
  app.call("GET", `/dir/business/${key}/editing`, as ? { as } : {});
const follow = (slug: string, as?: SignedIn) =>
  app.call("GET", `/dir/slug/${slug}`, as ? { as } : {});

describe("a live listing", () => {
  test("GUARD-14 DIR-DET-01 DIR-DET-10 is open to everyone, by its slug in any case and by its id", async () => {
    const { id, slug } = await makeListing(app, owner);
    for (const key of [id, slug, slug.toUpperCase()]) {
      const response = await read(key);
      expect(response.statusCode).toBe(200);
      const listing = PublicBusiness.parse(response.json());
      expect(listing).toMatchObject({
        id: expect.stringMatching(/^BUS-[0-9A-Z]{8}$/),
        bigCity: "Melbourne",
        point: { latitude: -37.8, longitude: 144.9, isExact: false },
        timeZone: "Australia/Melbourne",
        isSpotlight: false,
      });
      for (const secret of [owner.userId, owner.email]) expect(response.body).not.toContain(secret);
    }
  });

  test("X-21 DIR-ADDR-03 with a hidden address reveals no street, postcode or entrance", async () => {
    const sections = { ...rosesAddress, hideAddress: true, isLive: true };
    const { id } = await makeListing(app, await signInOwner(app), {}, sections);
    await app.db
      .updateTable("directory.business")
      .set({ door: "SRID=4326;POINT(144.123456 -37.654321)" })
      .where("id", "=", id)
      .execute();
    for (const as of [undefined, stranger, moderator]) {
      const { body } = await read(id, as);
      for (const secret of ["Rose", "3011", "144.123456", "37.654321"])
        expect(body).not.toContain(secret);
      expect(JSON.parse(body)).toMatchObject({
        address: null,
        postcode: null,
        city: "Footscray",
        state: "VIC",
        point: { latitude: -37.8, longitude: 144.9, isExact: false },
      });
    }
    expect((await readToEdit(id, moderator)).json()).toMatchObject(rosesAddress);
  });
});

describe("DIR-LIST-10 a listing that is not live", () => {
  test("GUARD-17 GUARD-19 is visible to owner, editors and staff only", async () => {
    const { id, slug } = await makeListing(app, await signInOwner(app), {}, {});
    await makeEditor(app, { id }, editor);
    for (const key of [id, slug]) {
      for (const as of [undefined, stranger]) expect((await read(key, as)).statusCode).toBe(404);
      for (const as of [editor, moderator]) expect((await read(key, as)).statusCode).toBe(200);
    }
    expect((await follow(slug)).statusCode).toBe(404);
    expect((await follow(slug, editor)).json()).toEqual({ kind: "current", slug });
  });

  test.each([
    ["of a banned owner", { is_withheld: true }],
    ["somebody asked to delete", { delete_requested_at: new Date() }],
  ])("%s is not visible to visitors", async (_what, change) => {
    const { id, slug } = await makeListing(app, await signInOwner(app));
    await app.db.updateTable("directory.business").set(change).where("id", "=", id).execute();
    expect((await read(id)).statusCode).toBe(404);
    expect((await read(slug, stranger)).statusCode).toBe(404);
  });

  test("DIR-LIST-09 is hidden from everyone once its deletion was requested", async () => {
    const lister = await signInOwner(app);
    const { id, slug } = await makeListing(app, lister);
    await makeEditor(app, { id }, editor);
    await app.db
      .updateTable("directory.business")
      .set({ delete_requested_at: new Date() })
      .where("id", "=", id)
      .execute();
    for (const as of [lister, editor, moderator]) {
      expect((await read(slug, as)).statusCode).toBe(404);
      expect((await readToEdit(id, as)).statusCode).toBe(404);
    }
    expect((await follow(slug, lister)).json()).toEqual({ kind: "gone" });
  });
});

describe("for editing", () => {
  test("each person sees what they may do", async () => {
    const lister = await signInOwner(app);
    const { id } = await makeListing(app, lister, {}, {});
    await makeEditor(app, { id }, editor);
    const seenBy = async (as: SignedIn) =>
      EditableBusiness.parse((await readToEdit(id, as)).json());
    expect(await seenBy(lister)).toMatchObject({ role: "owner", mayDelete: true, mayInvite: true });
    expect(await seenBy(editor)).toMatchObject({
      role: "editor",
      mayDelete: false,
      mayInvite: false,
    });
    expect(await seenBy(moderator)).toMatchObject({
      role: "admin",
      mayDelete: true,
      planName: "Basic",
      missing: ["Add your address to go live."],
    });
  });

  test("a stranger is refused: 403 where it is public, 404 where it is not", async () => {
    const live = await makeListing(app, await signInOwner(app));
    const hidden = await makeListing(app, await signInOwner(app), {}, {});
    expect((await readToEdit(live.id, stranger)).statusCode).toBe(403);
    expect((await readToEdit(hidden.id, stranger)).statusCode).toBe(404);
    expect((await readToEdit("nobody-here", stranger)).statusCode).toBe(404);
    expect((await readToEdit(live.id)).statusCode).toBe(401);
  });
});
