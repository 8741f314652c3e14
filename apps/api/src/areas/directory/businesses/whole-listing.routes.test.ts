import { defaultWeekHours } from "@boab/contracts/directory/hours";
import { noSocials } from "@boab/contracts/directory/socials";
import { addCalendarDays, getLocalDate } from "@boab/contracts/directory/special-days";
import { beforeAll, describe, expect, test } from "vitest";
import {
  makeEditor,
  makeListing,
  makeReadyUpload,
  roseStreetAddress,
  signInOwner,
} from "#test/factories/listings.ts";
import { type SignedIn, useTestApp } from "#test/harness.ts";
import { waitForBlockedQueries, whileLocked } from "#test/waiting.ts";

const app = useTestApp();
let moderator: SignedIn;

beforeAll(async () => {
  moderator = await app.signIn({ adminStatus: "Moderator" });
});

const put = (as: SignedIn, id: string, body: object) =>
  app.call("PUT", `/dir/business/${id}`, { as, body });
const readToEdit = async (as: SignedIn, id: string) =>
  (await app.call("GET", `/dir/business/${id}/editing`, { as })).json();
const getBusinessRow = (id: string) =>
  app.db
    .selectFrom("directory.business")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
const listAuditLines = (id: string) =>
  app.db
    .selectFrom("platform.auditEntry")
    .select("act")
    .where("objectId", "=", id)
    .where("act", "!=", "read listing")
    .execute();

async function stage(sections: object = { ...roseStreetAddress }) {
  const owner = await signInOwner(app);
  const { id } = await makeListing(app, owner, {}, sections);
  return { owner, id };
}

const today = getLocalDate(new Date(), "Australia/Melbourne");

/** A listing with everything a listing can have. */
async function stageFullListing() {
  const { owner, id } = await stage({ ...roseStreetAddress, isLive: true });
  const picture = () => makeReadyUpload(app, owner, "listing-gallery", id);
  const { version } = await getBusinessRow(id);
  const saved = await put(owner, id, {
    version,
    days: defaultWeekHours,
    specialDays: [{ date: addCalendarDays(today, 5), kind: "closed", windows: [], note: "Ours" }],
    pricings: [{ title: "Braids", amountCents: 12000 }],
    socials: { ...noSocials, tiktok: "ubuntu", website: "https://ubuntu.example" },
    videoLink: "https://youtu.be/dQw4w9WgXcQ",
    videoCaption: "Our story",
    catalogData: { title: "Fabrics", urlLink: "https://shop.example/a" },
    cover: await makeReadyUpload(app, owner, "listing-cover", id),
    logo: await makeReadyUpload(app, owner, "listing-logo", id),
    gallery: [
      { uploadId: await picture(), name: "Shop", description: "Our door." },
      { uploadId: await picture(), name: "", description: "" },
    ],
  });
  expect(saved.statusCode, saved.body).toBe(200);
  return { owner, id };
}

describe("a whole listing sent back as it was read", () => {
  test.each<[string, () => Promise<{ owner: SignedIn; id: string }>]>([
    ["with nothing but the basics", () => stage({})],
    ["with everything", stageFullListing],
  ])("%s changes nothing", async (_what, stageCase) => {
    const { owner, id } = await stageCase();
    for (const as of [owner, moderator]) {
      const before = await getBusinessRow(id);
      const seen = await readToEdit(as, id);
      const response = await put(as, id, seen);
      expect(response.statusCode, response.body).toBe(200);
      expect(response.json()).toEqual(seen);
      expect(await getBusinessRow(id)).toEqual(before);
    }
    expect(await listAuditLines(id)).toEqual([]);
  });

  test("with one field changed changes only that one", async () => {
    const { owner, id } = await stageFullListing();
    const seen = await readToEdit(owner, id);
    const [first, second] = seen.gallery;
    const request = {
      ...seen,
      businessName: "New Name",
      postcode: "3012",
      gallery: [second, { ...first, name: "Our shop" }],
    };
    const response = await put(owner, id, request);
    expect(response.statusCode, response.body).toBe(200);
    const { updatedAt: _, ...after } = response.json();
    const { updatedAt: __, ...before } = { ...request, version: seen.version + 1 };
    expect(after).toEqual(before);
  });

  test("R6 with a picture that is not ours is refused", async () => {
    const { owner, id } = await stageFullListing();
    const seen = await readToEdit(owner, id);
    const gallery = [seen.gallery[0], { ...seen.gallery[1], url: "https://evil.example/a.jpg" }];
    const response = await put(owner, id, { ...seen, gallery });
    expect(response.statusCode).toBe(403);
    expect(Object.keys(response.json().fields)).toEqual(["gallery.1.url"]);
    expect((await readToEdit(owner, id)).gallery).toEqual(seen.gallery);
  });

  test("accepts hours as read, but no address", async () => {
    const { owner, id } = await stageFullListing();
    const seen = await readToEdit(owner, id);
    const emptyAddress = { address: null, city: null, state: null, postcode: null, country: null };
    const refused = await put(owner, id, { version: seen.version, ...emptyAddress });
    expect(refused.statusCode).toBe(400);
    expect(Object.keys(refused.json().fields).sort()).toEqual(Object.keys(emptyAddress).sort());
    const response = await put(owner, id, { version: seen.version, days: null });
    expect(response.json().days).toBeNull();
    expect((await getBusinessRow(id)).openMinutes).toBe("{}");
  });
});

describe("two who save at once", () => {
  test("the later one is told, and nothing is overwritten", async () => {
    const { id, owner } = await stage();
    const { version } = await getBusinessRow(id);
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        put(owner, id, { version, description: `Save ${index}.` }),
      ),
    );
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    for (const response of responses.filter(({ statusCode }) => statusCode !== 200))
      expect(response.json().code).toBe("conflict");
    expect((await getBusinessRow(id)).version).toBe(version + 1);
  });

  test("an outdated save is reported as outdated, not as forbidden", async () => {
    const { id, owner } = await stage();
    const editor = await app.signIn();
    await makeEditor(app, { id }, editor);
    const seen = await readToEdit(editor, id);
    const remoteAddress = { ...roseStreetAddress, state: "WA", postcode: "6743", isLive: true };
    expect((await put(owner, id, { version: seen.version, ...remoteAddress })).statusCode).toBe(
      200,
    );
    const late = await put(editor, id, { ...seen, description: "Mine." });
    expect(late.statusCode).toBe(409);
    expect(late.json().code).toBe("conflict");
    expect(await listAuditLines(id)).toEqual([]);
  });

  test("GUARD-17 an editor removed while their save waits can neither save nor read", async () => {
    const { id } = await stage({ ...roseStreetAddress, isLive: true });
    const editor = await app.signIn();
    await makeEditor(app, { id }, editor);
    const { version } = await getBusinessRow(id);
    const bodies = [{ version, description: "Too late." }, { version }];
    let saveRequests: ReturnType<typeof put>[] = [];
    await whileLocked(
      app.db,
      async (tx) => {
        const listing = tx.selectFrom("directory.business").select("id").where("id", "=", id);
        await listing.forUpdate().execute();
        await tx.deleteFrom("directory.member").where("businessId", "=", id).execute();
      },
      async () => {
        saveRequests = bodies.map((body) => put(editor, id, body));
        await waitForBlockedQueries(app.db, bodies.length);
      },
    );
    for (const response of await Promise.all(saveRequests)) expect(response.statusCode).toBe(403);
    expect((await getBusinessRow(id)).version).toBe(version);
  });

  test("a save without its version is refused", async () => {
    const { id, owner } = await stage();
    expect((await put(owner, id, { description: "No version." })).statusCode).toBe(400);
  });
});
