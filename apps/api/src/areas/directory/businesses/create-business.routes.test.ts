import { describe, expect, test } from "vitest";
import {
  makeBasicInfo,
  makeFreshSlug,
  makeListing,
  signInOwner,
} from "#test/factories/listings.ts";
import { type SignedIn, useTestApp } from "#test/harness.ts";

const app = useTestApp();

const create = (as: SignedIn | undefined, changes: object = {}) =>
  app.call("POST", "/dir/business", {
    ...(as && { as }),
    body: { ...makeBasicInfo(), ...changes },
  });
const countListings = async ({ userId }: SignedIn) =>
  (
    await app.db
      .selectFrom("directory.business")
      .select("id")
      .where("ownerId", "=", userId)
      .execute()
  ).length;

describe("DIR-WIZ-14 creating a listing", () => {
  test("makes the caller its owner, hidden and with normal priority", async () => {
    const owner = await signInOwner(app);
    const response = await create(owner);
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({
      id: expect.stringMatching(/^BUS-[0-9A-Z]{8}$/),
      isLive: false,
      listingPriority: 100,
      role: "owner",
      phone: "+61400000000",
      address: null,
      days: null,
      version: 1,
    });
    expect(await countListings(owner)).toBe(1);
  });

  test.each([
    ["DIR-WIZ-03", { businessName: "" }, { businessName: "Business name is required." }],
    ["DIR-WIZ-04", { businessName: "a&b" }, { businessName: expect.stringContaining("only") }],
    ["DIR-WIZ-05", { slug: "Ab Cd" }, { slug: expect.stringContaining("lowercase") }],
    ["DIR-WIZ-06", { slug: "ab" }, { slug: "URL must be at least 3 characters." }],
    ["DIR-WIZ-07", { category: "Banks" }, { category: "Please select a category." }],
    ["DIR-WIZ-08", { phone: "" }, { phone: "Phone number is required." }],
    ["DIR-WIZ-09", { phone: "123" }, { phone: expect.stringContaining("6–15 digits") }],
    ["DIR-WIZ-10", { email: "" }, { email: "Email address is required." }],
    ["DIR-WIZ-11", { email: "me" }, { email: "Email address is not valid." }],
    ["DIR-WIZ-12", { description: "" }, { description: "Description is required." }],
    ["a reserved address", { slug: "admin" }, { slug: expect.stringContaining("reserved") }],
  ])("%s %j is refused beside its field", async (_id, change, fields) => {
    const response = await create(await signInOwner(app), change);
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toEqual(fields);
  });

  test.each([
    { userId: "somebody123" },
    { ownerId: "somebody123" },
    { listingPriority: 0 },
    { isLive: true },
    { accountId: "acct_1" },
    { Reviews: [] },
    { createdAt: "2020-01-01T00:00:00Z" },
    { planName: "Pro" },
  ])("with %j is refused by name", async (serverOwnedField) => {
    const owner = await signInOwner(app);
    const response = await create(owner, serverOwnedField);
    expect(response.statusCode).toBe(403);
    expect(Object.keys(response.json().fields)).toEqual(Object.keys(serverOwnedField));
    expect(await countListings(owner)).toBe(0);
  });

  test("is for members with directory access, and staff", async () => {
    expect((await create(undefined)).statusCode).toBe(401);
    for (const statuses of [{}, { merchantStatus: "Approved" } as const]) {
      const response = await create(await app.signIn(statuses));
      expect(response.statusCode).toBe(403);
      expect(response.json().error).toContain("directory access");
    }
    const pending = { directoryStatus: "Approved", userStatus: "Pending" } as const;
    expect((await create(await app.signIn(pending))).statusCode).toBe(403);
    for (const statuses of [{ directoryStatus: "Trial" }, { adminStatus: "Moderator" }] as const)
      expect((await create(await app.signIn(statuses))).statusCode).toBe(201);
  });

  test("SUB-20 X-26 tells in advance what would stop it", async () => {
    const send = (as?: SignedIn) => app.call("GET", "/dir/new-listing", { ...(as && { as }) });
    expect((await send()).statusCode).toBe(401);
    const stranger = await app.signIn({ merchantStatus: "Approved" });
    expect((await send(stranger)).json().problem).toMatchObject({
      code: "forbidden",
      sentence: expect.stringContaining("directory access"),
    });
    const owner = await signInOwner(app);
    expect((await send(owner)).json()).toEqual({ problem: null });
    expect((await create(owner)).statusCode).toBe(201);
    expect((await send(owner)).json().problem).toMatchObject({
      code: "plan_limit_reached",
      sentence: expect.stringContaining("Your Basic plan includes 1 listing."),
    });
  });

  test("is open to every member when the setting says so", async () => {
    const admin = await app.signIn({ adminStatus: "Admin" });
    const body = { value: "members", reason: "We are ready for everyone.", version: 0 };
    const set = await app.call("PUT", "/admin/settings/listingAccess", { as: admin, body });
    expect(set.statusCode).toBe(200);
    expect((await create(await app.signIn())).statusCode).toBe(201);
  });
});

describe("X-81 signs in a name", () => {
  const makeNamedBody = (businessName: string) => ({ body: makeBasicInfo({ businessName }) });

  test("DIR-WIZ-04 are refused when creating and when editing, until the setting allows them", async () => {
    const owner = await signInOwner(app);
    const sentence = "Business name can only include letters, numbers, spaces and apostrophes (').";
    const send = () =>
      app.call("POST", "/dir/business", {
        as: owner,
        ...makeNamedBody("Salt & Pepper (Footscray)"),
      });
    const refused = await send();
    expect(refused.statusCode).toBe(400);
    expect(refused.json().fields).toEqual({ businessName: sentence });

    const { id, version } = await makeListing(app, await signInOwner(app));
    const admin = await app.signIn({ adminStatus: "Admin" });
    const rename = () =>
      app.call("PUT", `/dir/business/${id}`, {
        as: admin,
        body: { version, businessName: "Mama & Co." },
      });
    expect((await rename()).json().fields).toEqual({ businessName: sentence });

    const body = { value: "wider", reason: "Registered names have them.", version: 0 };
    await app.call("PUT", "/admin/settings/businessNames", { as: admin, body });
    expect((await send()).json().businessName).toBe("Salt & Pepper (Footscray)");
    expect((await rename()).json().businessName).toBe("Mama & Co.");
  });
});

describe("SUB-20 X-26 the limit of the plan", () => {
  test.each([
    ["Basic", 1],
    ["Growing", 1],
    ["Pro", 3],
  ] as const)("%s holds %i, also when 20 are sent at once", async (plan, limit) => {
    const owner = await signInOwner(app, plan);
    const responses = await Promise.all(Array.from({ length: 20 }, () => create(owner)));
    expect(responses.filter(({ statusCode }) => statusCode === 201)).toHaveLength(limit);
    const refused = responses.filter(({ statusCode }) => statusCode === 409);
    expect(refused).toHaveLength(20 - limit);
    for (const response of refused) expect(response.json().code).toBe("plan_limit_reached");
    expect(await countListings(owner)).toBe(limit);
  });

  test("does not count a listing whose deletion was requested", async () => {
    const owner = await signInOwner(app);
    const { id } = (await create(owner)).json();
    expect((await create(owner)).json().error).toContain("Your Basic plan includes 1 listing.");
    await app.db
      .updateTable("directory.business")
      .set({ deleteRequestedAt: new Date() })
      .where("id", "=", id)
      .execute();
    expect((await create(owner)).statusCode).toBe(201);
  });
});

test("X-12 a slug that eight people ask for at once goes to one of them", async () => {
  const slug = makeFreshSlug();
  const owners = await Promise.all(Array.from({ length: 8 }, () => signInOwner(app)));
  const responses = await Promise.all(owners.map((owner) => create(owner, { slug })));
  expect(responses.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  for (const response of responses.filter(({ statusCode }) => statusCode !== 201))
    expect(response.json().code).toBe("slug_taken");
});
