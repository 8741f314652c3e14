import { businessFieldCopy } from "@boab/contracts/directory/copy";
import { describe, expect, test } from "vitest";
import { inTransaction } from "#platform/db/db.ts";
import { makeFreshSlug, makeListing, signInOwner } from "#test/factories/listings.ts";
import { type SignedIn, useSignedIn, useTestApp } from "#test/harness.ts";
import { eraseBusiness } from "../deletion/deletion.repository.ts";

const app = useTestApp();
const owner = useSignedIn(() => signInOwner(app, "Pro"));
const stranger = useSignedIn(() => app.signIn());

const read = (key: string) => app.call("GET", `/dir/business/${key}`);
const resolveSlug = (slug: string, as?: SignedIn) =>
  app.call("GET", `/dir/slug/${slug}`, as ? { as } : {});

const requestDeletion = (id: string) =>
  app.db
    .updateTable("directory.business")
    .set({ deleteRequestedAt: new Date() })
    .where("id", "=", id)
    .execute();
const erase = (id: string) => inTransaction(app.db, (tx) => eraseBusiness(tx, id));

describe("X-12 a slug", () => {
  test("that was changed leads to the new one, forever, and is never given to anybody else", async () => {
    const listingOwner = await signInOwner(app);
    const listing = await makeListing(app, listingOwner);
    const [first, second] = [listing.slug, makeFreshSlug()];
    const save = (version: number, slug: string) =>
      app.call("PUT", `/dir/business/${listing.id}`, { as: listingOwner, body: { version, slug } });
    expect((await save(listing.version, second)).statusCode).toBe(200);
    expect((await resolveSlug(first)).json()).toEqual({ kind: "moved", slug: second });
    expect((await resolveSlug(second.toUpperCase())).json()).toEqual({
      kind: "current",
      slug: second,
    });
    expect((await read(first)).statusCode).toBe(404);

    const otherOwner = await signInOwner(app);
    const body = { ...listing, slug: first };
    const { businessName, category, phone, email, description } = body;
    const claimResponse = await app.call("POST", "/dir/business", {
      as: otherOwner,
      body: { businessName, category, phone, email, description, slug: first },
    });
    expect(claimResponse.statusCode).toBe(409);
    expect(claimResponse.json()).toMatchObject({
      code: "slug_taken",
      fields: { slug: expect.any(String) },
    });
    expect((await save(listing.version + 1, first)).statusCode).toBe(200);
    expect((await resolveSlug(second)).json()).toEqual({ kind: "moved", slug: first });
  });

  test("is refused as the eleventh of one listing, which may go back to an earlier one", async () => {
    const listingOwner = await signInOwner(app);
    const { id, slug, version } = await makeListing(app, listingOwner);
    const extraSlugRows = Array.from({ length: 9 }, () => ({
      slug: makeFreshSlug(),
      businessId: id,
    }));
    await app.db.insertInto("directory.slug").values(extraSlugRows).execute();
    const save = (request: string) =>
      app.call("PUT", `/dir/business/${id}`, {
        as: listingOwner,
        body: { version, slug: request },
      });
    const requested = makeFreshSlug();
    const refused = await save(requested);
    expect(refused.statusCode).toBe(400);
    expect(refused.json().fields).toEqual({ slug: businessFieldCopy.tooManySlugs });
    expect((await resolveSlug(requested)).statusCode).toBe(404);
    expect((await save(extraSlugRows[0]?.slug ?? "")).statusCode).toBe(200);
    expect((await resolveSlug(slug)).json()).toEqual({
      kind: "moved",
      slug: extraSlugRows[0]?.slug,
    });
  });

  test("X-19 of a deleted listing is gone, as is its id, even once it is erased", async () => {
    const listingOwner = await signInOwner(app);
    const { id, slug, version } = await makeListing(app, listingOwner);
    const laterSlug = makeFreshSlug();
    await app.call("PUT", `/dir/business/${id}`, {
      as: listingOwner,
      body: { version, slug: laterSlug },
    });
    expect((await resolveSlug(id)).json()).toEqual({ kind: "moved", slug: laterSlug });
    await requestDeletion(id);
    const keys = [slug, laterSlug, id, id.toLowerCase()];
    for (const key of keys) expect((await resolveSlug(key)).json()).toEqual({ kind: "gone" });
    await erase(id);
    for (const key of keys) expect((await resolveSlug(key)).json()).toEqual({ kind: "gone" });
  });

  test("R15 of a listing that nobody could see is unknown after it was deleted", async () => {
    const listingOwner = await signInOwner(app);
    const { id, slug } = await makeListing(app, listingOwner, {}, {});
    await requestDeletion(id);
    for (const key of [slug, id])
      for (const as of [undefined, stranger, listingOwner])
        expect((await resolveSlug(key, as)).statusCode).toBe(404);
    await erase(id);
    for (const key of [slug, id]) expect((await resolveSlug(key)).statusCode).toBe(404);
  });

  test("R15 that a listing got while it was hidden is unknown, its earlier one is gone", async () => {
    const listingOwner = await signInOwner(app);
    const { id, slug, version } = await makeListing(app, listingOwner);
    const laterSlug = makeFreshSlug();
    const body = { version, isLive: false, slug: laterSlug };
    await app.call("PUT", `/dir/business/${id}`, { as: listingOwner, body });
    await requestDeletion(id);
    expect((await resolveSlug(laterSlug)).statusCode).toBe(404);
    expect((await resolveSlug(slug)).json()).toEqual({ kind: "gone" });
  });

  test("that nobody could ever see is free again once it is changed, or its listing erased", async () => {
    const [listingOwner, next] = [await signInOwner(app), await signInOwner(app, "Pro")];
    const { id, slug, version } = await makeListing(app, listingOwner, {}, {});
    const laterSlug = makeFreshSlug();
    const body = { version, slug: laterSlug };
    expect(
      (await app.call("PUT", `/dir/business/${id}`, { as: listingOwner, body })).statusCode,
    ).toBe(200);
    expect((await makeListing(app, next, { slug }, {})).slug).toBe(slug);
    await expect(makeListing(app, next, { slug: laterSlug }, {})).rejects.toThrow("slug_taken");
    await requestDeletion(id);
    await erase(id);
    expect((await makeListing(app, next, { slug: laterSlug }, {})).slug).toBe(laterSlug);
  });

  test("DIR-WIZ-05 may have two hyphens in a row, as its sentence allows", async () => {
    const slug = `${makeFreshSlug()}--b`;
    await makeListing(app, await signInOwner(app), { slug });
    expect((await resolveSlug(slug)).json()).toEqual({ kind: "current", slug });
  });

  test("that nobody ever had is not found", async () => {
    expect((await resolveSlug(makeFreshSlug())).statusCode).toBe(404);
  });

  test.each([
    ["Mama’s Café", undefined, /^mamas-cafe$/],
    ["ሀበሻ ምግብ", undefined, /^[a-z]+-[a-z]+$/],
    ["متجر", "Footscray", /^[a-z]{3,}$/],
    ["", undefined, /^business-2$/],
  ])("X-23 is proposed for %s", async (name, suburb, expected) => {
    const query = new URLSearchParams({ name, ...(suburb && { suburb }) });
    const response = await app.call("GET", `/dir/slug-proposal?${query}`, { as: stranger });
    expect(response.json().slug).toMatch(expected);
  });

  test("X-12 that is taken is proposed with the suburb, then numbered", async () => {
    const slug = makeFreshSlug();
    await makeListing(app, await signInOwner(app), { slug });
    const name = slug.replaceAll("-", " ");
    const propose = async (suburb?: string) => {
      const query = new URLSearchParams({ name, ...(suburb && { suburb }) });
      return (await app.call("GET", `/dir/slug-proposal?${query}`, { as: owner })).json().slug;
    };
    expect(await propose("St Albans")).toBe(`${slug}-st-albans`);
    expect(await propose()).toBe(`${slug}-2`);
    expect((await app.call("GET", "/dir/slug-proposal?name=a")).statusCode).toBe(401);
  });
});
