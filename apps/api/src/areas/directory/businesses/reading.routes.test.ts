import { EditableBusiness, WholeBusiness } from "@boab/contracts/directory/businesses";
import { memberRights } from "@boab/contracts/directory/member-rights";
import pg from "pg";
import { beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import {
  makeEditor,
  makeListing,
  roseStreetAddress,
  setPlan,
  signInOwner,
} from "#test/factories/listings.ts";
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
const resolveSlug = (slug: string, as?: SignedIn) =>
  app.call("GET", `/dir/slug/${slug}`, as ? { as } : {});

// Written out by hand: names that are taken from the contract would follow it wherever it goes.
const specifiedFieldNames = [
  "id",
  "businessName",
  "slug",
  "description",
  "category",
  "email",
  "phone",
  "address",
  "city",
  "state",
  "postcode",
  "country",
  "hideAddress",
  "isLive",
  "createdAt",
  "bigCity",
  "lat",
  "lon",
  "logoUrl",
  "coverImageUrl",
  "coverImagePos",
  "gallery",
  "pricings",
  "videoLink",
  "videoCaption",
  "socials",
  "catalogData",
  "days",
  "jobPostings",
  "bookingSettings",
  "acceptsBookings",
];

describe("a live listing", () => {
  test("GUARD-14 DIR-DET-01 DIR-DET-10 X-86 is open to everyone, by its slug in any case and by its id", async () => {
    const { id, slug } = await makeListing(app, owner);
    for (const key of [id, slug, slug.toUpperCase()]) {
      const response = await read(key);
      expect(response.statusCode).toBe(200);
      const listing = WholeBusiness.parse(response.json());
      expect(listing).toMatchObject({
        id: expect.stringMatching(/^BUS-[0-9A-Z]{8}$/),
        bigCity: "Melbourne",
        point: { latitude: -37.8, longitude: 144.9, isExact: false },
        timeZone: "Australia/Melbourne",
        isSpotlight: false,
        acceptsBookings: false,
        bookingSettings: { acceptsBookings: false, services: [] },
        jobPostings: [],
        reviewSummary: { count: 0, mean: null, starCounts: [0, 0, 0, 0, 0] },
      });
      expect(Object.keys(response.json())).toEqual(expect.arrayContaining(specifiedFieldNames));
      for (const field of ["userId", "accountId", "bookings", "bookingsMade", "deleteRequested"])
        expect(Object.keys(response.json())).not.toContain(field);
      for (const secret of [owner.userId, owner.email]) expect(response.body).not.toContain(secret);
    }
  });

  test("takes four queries, for a visitor and for its owner before it is live: itself, and what three areas keep of it", async () => {
    const live = await makeListing(app, owner);
    const hidden = await makeListing(app, owner, {}, { isLive: false });
    const query = vi.spyOn(pg.Client.prototype, "query");
    onTestFinished(() => query.mockRestore());
    const listReadTables = async (key: string, as?: SignedIn) => {
      query.mockClear();
      expect((await read(key, as)).statusCode).toBe(200);
      const queryTexts = query.mock.calls.map(([sent]) =>
        String((sent as { text?: string }).text ?? sent),
      );
      return queryTexts.filter((text) => /"?(bookings|jobs|reviews|directory)"?\./.test(text))
        .length;
    };
    expect(await listReadTables(live.slug)).toBe(4);
    expect(await listReadTables(hidden.slug, owner)).toBe(4);
  });

  test("X-21 DIR-ADDR-03 with a hidden address reveals no street, postcode or entrance", async () => {
    const sections = { ...roseStreetAddress, hideAddress: true, isLive: true };
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
    expect((await readToEdit(id, moderator)).json()).toMatchObject(roseStreetAddress);
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
    expect((await resolveSlug(slug)).statusCode).toBe(404);
    expect((await resolveSlug(slug, editor)).json()).toEqual({ kind: "current", slug });
  });

  test.each([
    ["of a banned owner", { isWithheld: true }],
    ["somebody asked to delete", { deleteRequestedAt: new Date() }],
  ])("%s is not visible to visitors", async (_what, change) => {
    const { id, slug } = await makeListing(app, await signInOwner(app));
    await app.db.updateTable("directory.business").set(change).where("id", "=", id).execute();
    expect((await read(id)).statusCode).toBe(404);
    expect((await read(slug, stranger)).statusCode).toBe(404);
  });

  test("DIR-LIST-09 is hidden from everyone once its deletion was requested", async () => {
    const listingOwner = await signInOwner(app);
    const { id, slug } = await makeListing(app, listingOwner);
    await makeEditor(app, { id }, editor);
    await app.db
      .updateTable("directory.business")
      .set({ deleteRequestedAt: new Date() })
      .where("id", "=", id)
      .execute();
    for (const as of [listingOwner, editor, moderator]) {
      expect((await read(slug, as)).statusCode).toBe(404);
      expect((await readToEdit(id, as)).statusCode).toBe(404);
    }
    expect((await resolveSlug(slug, listingOwner)).json()).toEqual({ kind: "gone" });
  });
});

describe("who manages it", () => {
  test("members learn their own role and rights, and a hidden listing is not there for others", async () => {
    const listingOwner = await signInOwner(app);
    const live = await makeListing(app, listingOwner);
    const hidden = await makeListing(app, await signInOwner(app), {}, {});
    await makeEditor(app, live, editor);
    const getRole = async (id: string, as: SignedIn) =>
      (await app.call("GET", `/dir/business/${id}/role`, { as })).json();
    const helper = await app.signIn();
    await makeEditor(app, live, helper, ["all_calendars"]);
    const rights = [...memberRights];
    expect(await getRole(live.id, listingOwner)).toEqual({ role: "owner", rights });
    expect(await getRole(live.id, editor)).toEqual({ role: "editor", rights });
    expect(await getRole(live.id, helper)).toEqual({ role: "editor", rights: ["all_calendars"] });
    expect(await getRole(live.id, moderator)).toEqual({ role: "admin", rights });
    expect(await getRole(live.id, stranger)).toEqual({ role: null, rights: [] });
    expect(await getRole(hidden.id, stranger)).toMatchObject({ code: "not_found" });
  });

  test("everybody reads since when an owner manages it, and nothing for one the team keeps", async () => {
    const live = await makeListing(app, await signInOwner(app));
    expect((await read(live.slug)).json().managedSince).toBe(live.createdAt);
    const teamListing = await makeListing(app, moderator);
    expect((await read(teamListing.slug)).json().managedSince).toBeNull();
  });

  test("an owner over the plan's number reads that a hidden listing can't be shown again", async () => {
    const listingOwner = await signInOwner(app, "Pro");
    const first = await makeListing(app, listingOwner);
    expect((await readToEdit(first.id, listingOwner)).json().canShowAgain).toBe(true);
    await makeListing(app, listingOwner);
    await setPlan(app, listingOwner, "Basic");
    expect((await readToEdit(first.id, listingOwner)).json().canShowAgain).toBe(false);
  });
});

describe("for editing", () => {
  test("each person sees what they may do", async () => {
    const listingOwner = await signInOwner(app);
    const { id } = await makeListing(app, listingOwner, {}, {});
    await makeEditor(app, { id }, editor);
    const readEditableListing = async (as: SignedIn) =>
      EditableBusiness.parse((await readToEdit(id, as)).json());
    expect(await readEditableListing(listingOwner)).toMatchObject({
      role: "owner",
      mayDelete: true,
      mayInvite: true,
    });
    expect(await readEditableListing(editor)).toMatchObject({
      role: "editor",
      mayDelete: false,
      mayInvite: false,
    });
    expect(await readEditableListing(moderator)).toMatchObject({
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
