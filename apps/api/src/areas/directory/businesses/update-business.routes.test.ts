import { createHash } from "node:crypto";
import { businessFieldCopy } from "@boab/contracts/directory/copy";
import { defaultWeekHours } from "@boab/contracts/directory/hours";
import { noSocials } from "@boab/contracts/directory/socials";
import { beforeAll, describe, expect, test } from "vitest";
import { auditChanges } from "#test/audit-lines.ts";
import {
  makeBasicInfo,
  makeEditor,
  makeFreshSlug,
  makeListing,
  roseStreetAddress,
  setPlan,
  signInOwner,
} from "#test/factories/listings.ts";
import { type SignedIn, useTestApp } from "#test/harness.ts";

const app = useTestApp();
let stranger: SignedIn;
let moderator: SignedIn;
let admin: SignedIn;

beforeAll(async () => {
  stranger = await app.signIn({ directoryStatus: "Approved" });
  moderator = await app.signIn({ adminStatus: "Moderator" });
  admin = await app.signIn({ adminStatus: "Admin" });
  const melbourne = { state: "VIC", latitude: -37.8, longitude: 144.9 } as const;
  await app.db
    .insertInto("directory.suburb")
    .values([
      { id: 1, name: "Footscray", postcode: "3011", ...melbourne },
      { id: 2, name: "Seddon", postcode: "3011", ...melbourne, longitude: 144.89 },
      {
        id: 3,
        name: "Kununurra",
        postcode: "6743",
        state: "WA",
        latitude: -15.77,
        longitude: 128.7,
      },
    ])
    .execute();
});

const put = (as: SignedIn | undefined, id: string, body: object) =>
  app.call("PUT", `/dir/business/${id}`, { ...(as && { as }), body });
const getBusinessRow = (id: string) =>
  app.db
    .selectFrom("directory.business")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
const hashRow = async (id: string) =>
  createHash("sha256")
    .update(JSON.stringify(await getBusinessRow(id)))
    .digest("hex");

/** A listing with its owner, and a way to save with its current version. */
async function stage(sections: object = { ...roseStreetAddress }) {
  const owner = await signInOwner(app);
  const { id } = await makeListing(app, owner, {}, sections);
  const save = async (body: object, as = owner) =>
    put(as, id, { version: (await getBusinessRow(id)).version, ...body });
  return { owner, id, save };
}

describe("saving a section", () => {
  test("DIR-INFO-01 changes the basic information by the rules of the wizard", async () => {
    const { id, save } = await stage();
    const info = makeBasicInfo({ businessName: "Ọ̀ṣun Café", category: "Retail" });
    expect((await save(info)).json()).toMatchObject({ ...info, phone: "+61400000000" });
    for (const invalidFields of [
      { businessName: "a&b" },
      { slug: "x" },
      { phone: "1" },
      { email: "x" },
    ]) {
      const response = await save(invalidFields);
      expect(response.statusCode).toBe(400);
      expect(Object.keys(response.json().fields)).toEqual(Object.keys(invalidFields));
    }
    expect((await getBusinessRow(id)).businessName).toBe("Ọ̀ṣun Café".normalize("NFC"));
  });

  test("DIR-INFO-02 cuts the description after forty words", async () => {
    const { save } = await stage();
    const response = await save({ description: "word ".repeat(60) });
    expect(response.json().description.split(" ")).toHaveLength(40);
  });

  test("DIR-ADDR-01 accepts a complete address, and finds its suburb and big city", async () => {
    const { id, save } = await stage({});
    const { country: _, ...part } = roseStreetAddress;
    const refused = await save(part);
    expect(refused.statusCode).toBe(400);
    expect(refused.json().fields).toEqual({ country: expect.any(String) });
    const response = await save({ ...roseStreetAddress, city: " seddon " });
    expect(response.json()).toMatchObject({
      city: "seddon",
      bigCity: "Melbourne",
      point: { longitude: 144.89, isExact: false },
    });
    expect((await getBusinessRow(id)).suburbId).toBe(2);
    const remoteAddress = { ...roseStreetAddress, city: "Nowhere", state: "WA", postcode: "6743" };
    expect((await save(remoteAddress)).json()).toMatchObject({
      bigCity: null,
      point: { longitude: 128.7 },
      timeZone: "Australia/Perth",
    });
    const unknownAddress = { ...roseStreetAddress, city: "Nowhere", postcode: "9999" };
    expect((await save(unknownAddress)).json()).toMatchObject({ bigCity: null, point: null });
  });

  test("X-21 forgets a measured entrance when the street changes, and hides it with the address", async () => {
    const { id, save } = await stage();
    const setDoorPoint = () =>
      app.db
        .updateTable("directory.business")
        .set({ door: "SRID=4326;POINT(144.95 -37.85)" })
        .where("id", "=", id)
        .execute();
    await setDoorPoint();
    expect((await save({ ...roseStreetAddress })).json().point.isExact).toBe(true);
    expect((await save({ hideAddress: true })).json().point).toMatchObject({
      longitude: 144.9,
      isExact: false,
    });
    await save({ hideAddress: false, ...roseStreetAddress, address: "14 Rose Street" });
    expect((await getBusinessRow(id)).door).toBeNull();
  });

  test("DIR-HRS-01 stores the hours and derives the open minutes", async () => {
    const { id, save } = await stage();
    const days = {
      ...defaultWeekHours,
      sunday: { open: "20:00", close: "02:00", closed: false, open24: false },
      tuesday: { ...defaultWeekHours.tuesday, closed: true },
    };
    expect((await save({ days })).json().days).toEqual(days);
    const minutes = (await getBusinessRow(id)).openMinutes;
    expect(minutes).toContain("[540,1020)");
    expect(minutes).toContain("[0,120)");
    expect(minutes).not.toContain("[1980,");
    expect((await save({ days: { ...days, monday: { open: "9" } } })).statusCode).toBe(400);
  });

  test("stores second windows beside the hours that the release before reads and writes", async () => {
    const { owner, id, save } = await stage();
    const split = {
      ...defaultWeekHours.monday,
      close: "13:00",
      second: { open: "15:00", close: "19:00" },
    };
    const days = { ...defaultWeekHours, monday: split };
    expect((await save({ days })).json().days).toEqual(days);
    const row = await getBusinessRow(id);
    expect(row.days?.monday).not.toHaveProperty("second");
    expect(row.openMinutes).toContain("[540,780),[900,1140)");

    await app.db
      .updateTable("directory.business")
      .set({ days: JSON.stringify(defaultWeekHours) })
      .where("id", "=", id)
      .execute();
    const read = await app.call("GET", `/dir/business/${id}`, { as: owner });
    expect(read.json().days).toEqual(defaultWeekHours);

    const early = { ...split, second: { open: "12:00", close: "19:00" } };
    const refused = await save({ days: { ...days, monday: early } });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().fields).toEqual({
      "days.monday.second.open": businessFieldCopy.secondTooEarly,
    });
  });

  test("DIR-PRICE-01 DIR-PRICE-02 keeps rows that have a price, and their ids", async () => {
    const { id, save } = await stage();
    const first = await save({
      pricings: [
        { title: "Braids", amountCents: 12000 },
        { title: "", amountCents: 5 },
        { title: "Twists", amountCents: -1 },
        { title: "Advice", amountCents: 0 },
      ],
    });
    const [braids, advice] = first.json().pricings;
    const makePrice = (title: string, amountCents: number) => ({
      id: expect.any(String),
      title,
      type: title,
      amountCents,
      amount: amountCents / 100,
      price: amountCents / 100,
      durationMinutes: null,
      shortestMinutes: null,
    });
    expect(first.json().pricings).toEqual([makePrice("Braids", 12000), makePrice("Advice", 0)]);
    expect((await getBusinessRow(id)).priceFromCents).toBe(12000);
    const second = await save({
      pricings: [{ ...advice, amountCents: 500 }, { title: "Wigs", amountCents: 1 }, braids],
    });
    expect(second.json().pricings).toMatchObject([
      { id: advice.id, amountCents: 500, price: 5 },
      { title: "Wigs" },
      braids,
    ]);
    expect((await getBusinessRow(id)).offerWords).toBe("Advice Wigs Braids");
    expect((await getBusinessRow(id)).priceFromCents).toBe(1);
    expect((await save({ pricings: [] })).json().pricings).toEqual([]);
    expect((await getBusinessRow(id)).priceFromCents).toBeNull();
  });

  test("DIR-PRICE-01 X-63 reads a price under every specified name, also in a row that is sent back", async () => {
    const { save } = await stage();
    const first = await save({
      pricings: [
        { type: "Braids", price: 120.5 },
        { title: "Twists", amount: 60 },
      ],
    });
    const [braids, twists] = first.json().pricings;
    expect(first.json().pricings).toMatchObject([
      { title: "Braids", type: "Braids", amountCents: 12050, amount: 120.5 },
      { title: "Twists", amountCents: 6000, price: 60 },
    ]);
    const { version } = first.json();
    const second = await save({
      pricings: [
        { ...braids, type: "Box braids" },
        { ...twists, price: 65 },
      ],
    });
    expect(second.json().pricings).toMatchObject([
      { id: braids.id, title: "Box braids", amountCents: 12050 },
      { id: twists.id, title: "Twists", amountCents: 6500 },
    ]);
    expect(second.json().version).toBe(version + 1);
    const same = await save({ pricings: second.json().pricings });
    expect(same.json().version).toBe(version + 1);
  });

  test("DIR-DET-10 X-22 names the position as specified, and takes it back unchanged only", async () => {
    const { save } = await stage();
    const read = (await save({})).json();
    expect([read.lat, read.lon]).toEqual([
      read.point?.latitude ?? null,
      read.point?.longitude ?? null,
    ]);
    expect((await save({ lat: read.lat, lon: read.lon })).statusCode).toBe(200);
    expect((await save({ lat: 1, lon: 1 })).statusCode).toBe(403);
  });

  test("DIR-DET-10 X-86 takes back what was read, and names the section where the rest is saved", async () => {
    const { id, owner, save } = await stage();
    const publicListing = (await app.call("GET", `/dir/business/${id}`, { as: owner })).json();
    expect(Object.keys(publicListing)).toEqual(
      expect.arrayContaining([
        "acceptsBookings",
        "bookingSettings",
        "jobPostings",
        "reviewSummary",
      ]),
    );
    const same = await save(publicListing);
    expect(same.statusCode, same.body).toBe(200);
    for (const section of [
      { acceptsBookings: !publicListing.acceptsBookings },
      { bookingSettings: { ...publicListing.bookingSettings, daysAhead: 3 } },
      { jobPostings: [{ title: "Braider" }] },
    ]) {
      const refused = await save(section);
      expect(refused.statusCode).toBe(403);
      expect(refused.json().fields).toEqual({
        [Object.keys(section)[0] ?? ""]: "Please save this in its own section of the page.",
      });
    }
    expect((await save({ acceptsBookings: true }, stranger)).statusCode).toBe(404);
  });

  test("with a price of another listing is refused", async () => {
    const [mine, theirs] = [await stage(), await stage()];
    const saved = await theirs.save({ pricings: [{ title: "Theirs", amountCents: 100 }] });
    const [price] = saved.json().pricings;
    const response = await mine.save({ pricings: [{ ...price, title: "Mine" }] });
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().fields)).toEqual(["pricings.0.id"]);
    const secondResponse = await theirs.save({});
    expect(secondResponse.json().pricings).toEqual([price]);
  });

  test("DIR-SOC-02 turns handles into links, and refuses those of another network", async () => {
    const { save } = await stage();
    const response = await save({ socials: { ...noSocials, tiktok: "ubuntu", x: "@ubuntu" } });
    expect(response.json().socials).toEqual({
      ...noSocials,
      tiktok: "https://www.tiktok.com/@ubuntu",
      x: "https://x.com/ubuntu",
    });
    const invalidLinkResponse = await save({ socials: { ...noSocials, x: "javascript:alert(1)" } });
    expect(invalidLinkResponse.statusCode).toBe(400);
    expect(Object.keys(invalidLinkResponse.json().fields)).toEqual(["socials.x"]);
  });

  test("DIR-VID-01 stores provider, id and caption of a video, and nothing else of what was pasted", async () => {
    const { id, save } = await stage();
    const videoLink =
      '<iframe onload="alert(1)" src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>';
    const response = await save({ videoLink, videoCaption: " Our story " });
    expect(response.json()).toMatchObject({
      videoLink: {
        provider: "youtube",
        id: "dQw4w9WgXcQ",
        embedUrl: "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ",
      },
      videoCaption: "Our story",
    });
    expect(JSON.stringify(await getBusinessRow(id))).not.toContain("iframe");
    expect((await save({ videoLink: "https://evil.example/v" })).statusCode).toBe(400);
    expect((await save({ videoLink: "", videoCaption: "" })).json()).toMatchObject({
      videoLink: null,
      videoCaption: null,
    });
  });

  test("DIR-CAT-01 stores a catalogue with its URL, and its title can be searched", async () => {
    const { id, save } = await stage();
    const catalogData = { title: "Fabrics", urlLink: "https://shop.example/a" };
    expect((await save({ catalogData })).json().catalogData).toEqual(catalogData);
    expect((await getBusinessRow(id)).offerWords).toBe("Fabrics");
    for (const urlLink of ["", "javascript:alert(1)", "ftp://shop.example"])
      expect((await save({ catalogData: { title: "a", urlLink } })).statusCode).toBe(400);
    expect((await save({ catalogData: null })).json().catalogData).toBeNull();
  });

  test("DIR-COV-05 stores the position of the cover for each screen", async () => {
    const { save } = await stage();
    const at = (x: number, y: number) => ({ x, y });
    const coverImagePos = { mobile: at(0, 100), tablet: at(50, 50), desktop: at(12.5, 80) };
    expect((await save({ coverImagePos })).json().coverImagePos).toEqual(coverImagePos);
    const outOfRangePos = { ...coverImagePos, mobile: at(-1, 0) };
    expect((await save({ coverImagePos: outOfRangePos })).statusCode).toBe(400);
  });

  test("remembers the words of a listing once it is public", async () => {
    const { save } = await stage();
    const word = `zob${makeFreshSlug().slice(5)}`;
    const known = async () =>
      (
        await app.db
          .selectFrom("directory.searchWord")
          .select("word")
          .where("word", "=", word)
          .execute()
      ).length;
    await save({ description: `We brew ${word.toUpperCase()} daily.` });
    expect(await known()).toBe(0);
    await save({ isLive: true });
    expect(await known()).toBe(1);
  });
});

describe("DIR-DET-08 going live", () => {
  test("needs an address, saved earlier or in the same request", async () => {
    const { save } = await stage({});
    const refused = await save({ isLive: true });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().fields).toEqual({ isLive: expect.stringContaining("address") });
    expect((await save({ ...roseStreetAddress, isLive: true })).json().isLive).toBe(true);
    expect((await save({ isLive: false })).json().isLive).toBe(false);
  });

  test("X-26 counts against the plan, even when all are sent at once", async () => {
    const owner = await signInOwner(app, "Pro");
    const listings = [];
    for (let count = 0; count < 3; count++)
      listings.push(await makeListing(app, owner, {}, roseStreetAddress));
    await setPlan(app, owner, "Basic");
    const responses = await Promise.all(
      listings.map(({ id, version }) => put(owner, id, { version, isLive: true })),
    );
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    const refused = responses.find(({ statusCode }) => statusCode === 409)?.json();
    expect(refused).toMatchObject({
      code: "plan_limit_reached",
      error: expect.stringContaining("The owner's Basic plan shows 1 listing at a time."),
    });
  });
});

describe("GUARD-17 GUARD-19 who can save", () => {
  test("an invited editor can save every section and toggle live, until the owner removes them", async () => {
    const { id, save } = await stage();
    const editor = await app.signIn();
    await makeEditor(app, { id }, editor);
    expect((await save({ businessName: "By the nephew", isLive: true }, editor)).statusCode).toBe(
      200,
    );
    await app.db
      .deleteFrom("directory.member")
      .where("businessId", "=", id)
      .where("profileId", "=", editor.userId)
      .execute();
    expect((await save({ businessName: "Too late" }, editor)).statusCode).toBe(403);
    expect((await getBusinessRow(id)).businessName).toBe("By the nephew");
  });

  test("staff can save any listing, and it is audited with what was there before", async () => {
    const { id, save } = await stage();
    expect((await save({ description: "Mended." }, moderator)).statusCode).toBe(200);
    const line = await app.db
      .selectFrom("platform.auditEntry")
      .select(["act", "actorId", auditChanges])
      .where("objectId", "=", id)
      .where("act", "=", "update listing")
      .executeTakeFirstOrThrow();
    expect(line).toMatchObject({
      actorId: moderator.userId,
      act: "update listing",
      changes: { description: { before: "Jollof, suya and stories.", after: "Mended." } },
    });
  });

  test("a stranger is refused, and learns nothing about a hidden listing", async () => {
    const live = await stage({ ...roseStreetAddress, isLive: true });
    const hidden = await stage();
    const before = [await hashRow(live.id), await hashRow(hidden.id)];
    expect((await live.save({ businessName: "Mine" }, stranger)).statusCode).toBe(403);
    expect((await hidden.save({ businessName: "Mine" }, stranger)).statusCode).toBe(404);
    expect((await put(undefined, live.id, { version: 1 })).statusCode).toBe(401);
    expect((await put(stranger, "BUS-22222222", { version: 1 })).statusCode).toBe(404);
    expect([await hashRow(live.id), await hashRow(hidden.id)]).toEqual(before);
  });
});

describe("DIR-DET-10 fields that owners cannot change", () => {
  const file = {
    width: 1,
    height: 1,
    webp: "https://evil.example/a",
    jpeg: "https://evil.example/b",
  };

  test.each<[string, object]>([
    ["id", { id: "BUS-22222222" }],
    ["userId", { userId: "somebody123" }],
    ["ownerId", { ownerId: "somebody123" }],
    ["listingPriority", { listingPriority: 1 }],
    ["deleteRequested", { deleteRequested: false }],
    ["Reviews", { Reviews: [] }],
    ["bookings", { bookings: [] }],
    ["bookingsMade", { bookingsMade: [] }],
    ["accountId", { accountId: "acct_1" }],
    ["createdAt", { createdAt: "2020-01-01T00:00:00Z" }],
    ["updatedAt", { updatedAt: "2020-01-01T00:00:00Z" }],
    ["bigCity", { bigCity: "Sydney" }],
    ["lat", { lat: -33 }],
    ["lon", { lon: 151 }],
    ["point", { point: { latitude: -33, longitude: 151, isExact: true } }],
    ["timeZone", { timeZone: "Australia/Perth" }],
    ["isSpotlight", { isSpotlight: true }],
    ["logoUrl", { logoUrl: { mobile: file, tablet: file, desktop: file } }],
    ["coverImageUrl", { coverImageUrl: { mobile: file, tablet: file, desktop: file } }],
    ["planName", { planName: "Pro" }],
    ["role", { role: "admin" }],
    ["mayDelete", { mayDelete: false }],
  ])("%s alone is refused, and the row stays as it was", async (field, body) => {
    const { id, save } = await stage();
    const before = await hashRow(id);
    const response = await save(body);
    expect(response.statusCode).toBe(403);
    expect(response.json().code).toBe("field_not_allowed");
    expect(Object.keys(response.json().fields)).toEqual([field]);
    expect(await hashRow(id)).toBe(before);
  });

  test("only a full admin can change the ranking", async () => {
    const { save } = await stage();
    expect((await save({ listingPriority: 1 }, moderator)).statusCode).toBe(403);
    expect((await save({ listingPriority: 1 }, admin)).json()).toMatchObject({
      listingPriority: 1,
      isSpotlight: true,
    });
  });
});
