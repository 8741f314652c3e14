import { beforeAll, describe, expect, test } from "vitest";
import { writeCursor } from "#platform/http/cursor.ts";
import { type SignedIn, useTestApp } from "#test/harness.ts";
import { roles, staffOnly } from "#test/roles.ts";
import { startServer } from "#test/servers.ts";

const app = useTestApp();
let admin: SignedIn;
let moderator: SignedIn;

beforeAll(async () => {
  admin = await app.signIn({ adminStatus: "Admin" }, "Root Admin");
  moderator = await app.signIn({ adminStatus: "Moderator" }, "Mo Derator");
});

const list = (query: Record<string, string> = {}, as: SignedIn = admin) =>
  app.call("GET", `/admin/users?${new URLSearchParams(query)}`, { as });

const listIds = async (query: Record<string, string>) =>
  (await list(query)).json().data.map((person: { id: string }) => person.id);

const set = (userId: string, values: object) =>
  app.db.updateTable("accounts.profile").set(values).where("id", "=", userId).execute();

describe("who may list users", () => {
  test.each(staffOnly(200))("GUARD-20 GET /admin/users: a %s gets %i", async (role, status) => {
    const statuses = roles[role];
    const as = statuses && (await app.signIn(statuses));
    const response = await app.call("GET", "/admin/users", as && { as });
    expect(response.statusCode).toBe(status);
    if (status !== 200) expect(response.body).not.toContain("@people.example");
  });

  test("a banned staff member is treated as a visitor", async () => {
    const bannedAdmin = await app.signIn({ adminStatus: "Admin", userStatus: "Banned" });
    expect((await list({}, bannedAdmin)).statusCode).toBe(401);
  });

  test("every call is audited, with the filters that were set but nothing that was typed", async () => {
    const moderatorViewer = await app.signIn({ adminStatus: "Moderator" });
    await list({ q: "ada@private.example", userStatus: "Banned" }, moderatorViewer);
    await app.call("GET", "/user/get-all-users", { as: moderatorViewer });
    const lines = await app.db
      .selectFrom("platform.auditEntry")
      .select(["act", "objectType", "changes"])
      .where("actorId", "=", moderatorViewer.userId)
      .orderBy("id")
      .execute();
    expect(lines).toEqual([
      { act: "list users", objectType: "profile", changes: { filters: ["q", "userStatus"] } },
      { act: "list users", objectType: "profile", changes: { filters: [] } },
    ]);
  });
});

describe("a row of the list", () => {
  test("ADM-USR-02 holds every field of the admin view; the payout account only for admins", async () => {
    const ada = await app.signIn({ merchantStatus: "Approved" }, "Ada Field");
    await set(ada.userId, { stripeAccountId: "acct_1FIELD4321", phoneNumber: "0400 000 000" });
    const [row] = (await list({ q: ada.email })).json().data;
    expect(row).toMatchObject({
      id: ada.userId,
      fullName: "Ada Field",
      username: expect.any(String),
      email: ada.email,
      phoneNumber: "0400 000 000",
      photoUrl: null,
      userStatus: "Active",
      merchantStatus: "Approved",
      directoryStatus: null,
      directorySubscriptionPlan: "Basic",
      mediaStatus: null,
      adminStatus: null,
      createdAt: expect.any(String),
      stripeAccountId: "acct_…4321",
    });
    const [seenByModerator] = (await list({ q: ada.email }, moderator)).json().data;
    expect(seenByModerator).toEqual({ ...row, stripeAccountId: null });
  });

  test("disappears with the account, and nothing finds who it was", async () => {
    const closedMember = await app.signIn({}, "Vanishing Person");
    await app.call("DELETE", `/user/delete-user/${closedMember.userId}`, { as: closedMember });
    for (const q of ["vanishing", closedMember.email, "former member"])
      expect(await listIds({ q })).not.toContain(closedMember.userId);
    expect(await listIds({ all: "1" })).not.toContain(closedMember.userId);
    const { searchText } = await app.db
      .selectFrom("accounts.profile")
      .select("searchText")
      .where("id", "=", closedMember.userId)
      .executeTakeFirstOrThrow();
    expect(searchText).not.toMatch(/vanishing|people[.]example/);
  });
});

describe("searching", () => {
  test("ADM-USR-04 finds part of a name, a username or an email, whatever its case and accents", async () => {
    const zoe = await app.signIn({}, "Zoë Traoré Këita");
    const { username } = await app.db
      .selectFrom("accounts.profile")
      .select("username")
      .where("id", "=", zoe.userId)
      .executeTakeFirstOrThrow();
    const words = ["traore", "TRAORÉ", "oë Tra", "E KEI", username.slice(1)];
    for (const q of [...words, zoe.email.slice(4, 20), "zo", "Ke"])
      expect(await listIds({ q, all: "1" }), q).toContain(zoe.userId);
  });

  test("does not match across the end of one field and the start of the next", async () => {
    const person = await app.signIn({}, "Edge Lastword");
    expect(await listIds({ q: "lastword edge" })).toEqual([]);
    expect(await listIds({ q: "lastword" })).toEqual([person.userId]);
  });

  test.each(["%", "_", "'", ";--", "\\", "%%%", "' or 1=1 --", "e%t", "te_t", "％％％test"])(
    "ADM-USR-04 treats %j as text",
    async (q) => {
      await app.signIn({}, "Test Extent");
      const response = await list({ q });
      expect(response.statusCode).toBe(200);
      expect(response.json()).toEqual({
        data: [],
        nextCursor: null,
        total: 0,
        isTotalCapped: false,
      });
    },
  );

  test("finds special characters where somebody has them", async () => {
    const oddlyNamedMember = await app.signIn({}, "Hundred%_Off\\Sale");
    for (const q of ["hundred%", "ed%_off", "off\\sale"])
      expect(await listIds({ q })).toEqual([oddlyNamedMember.userId]);
  });

  test.each<[string, Record<string, string>]>([
    ["NUL", { q: "a\0b" }],
    ["more than 100 characters", { q: "a".repeat(101) }],
    ["two lines", { q: "a\nb" }],
    ["an unknown status", { adminStatus: "Root" }],
    ["SQL as a status", { userStatus: "Active' or '1'='1" }],
    ["none where a value always stands", { userStatus: "none" }],
    ["an unknown filter", { stripeAccountId: "acct_1" }],
    ["another all", { all: "2" }],
    ["no rows", { limit: "0" }],
    ["too many rows", { all: "1", limit: "201" }],
  ])("refuses %s", async (_what, query) => {
    expect((await list(query)).statusCode).toBe(400);
  });

  test("refuses a filter that is given twice", async () => {
    const urlWithRepeatedStatus = "/admin/users?userStatus=Active&userStatus=Banned";
    expect((await app.call("GET", urlWithRepeatedStatus, { as: admin })).statusCode).toBe(400);
  });
});

describe("filtering", () => {
  test.each([
    ["userStatus", { userStatus: "Banned" }, "Banned", "Pending"],
    ["merchantStatus", { merchantStatus: "Trial" }, "Trial", "none"],
    ["mediaStatus", { mediaStatus: "Approved" }, "Approved", "none"],
    ["directoryStatus", { directoryStatus: "Approved" }, "Approved", "none"],
    ["directoryPlan", { grantedPlan: "Pro" }, "Pro", "Basic"],
    ["adminStatus", { adminStatus: "Moderator" }, "Moderator", "none"],
  ])("ADM-USR-04 by %s, alone and with a search", async (filter, values, value, other) => {
    const ada = await app.signIn();
    await set(ada.userId, values);
    expect(await listIds({ [filter]: value, all: "1" })).toContain(ada.userId);
    expect(await listIds({ [filter]: other, all: "1" })).not.toContain(ada.userId);
    expect(await listIds({ [filter]: value, q: ada.email })).toEqual([ada.userId]);
    expect(await listIds({ [filter]: other, q: ada.email })).toEqual([]);
  });
});

describe("who has a connected payment account", () => {
  test("GUARD-20 an admin finds them and nobody else, their account masked", async () => {
    const seller = await app.signIn({ merchantStatus: "Approved" }, "Paid Seller");
    const other = await app.signIn({ merchantStatus: "Approved" }, "Unpaid Seller");
    await set(seller.userId, { stripeAccountId: "acct_1CONNECTED9876" });
    const { data } = (await list({ hasStripeAccount: "1", all: "1" })).json();
    const found = data.find((person: { id: string }) => person.id === seller.userId);
    expect(found.stripeAccountId).toBe("acct_…9876");
    expect(data.map((person: { id: string }) => person.id)).not.toContain(other.userId);
  });

  test("GUARD-20 is hidden from a moderator, even in the number of rows", async () => {
    const response = await list({ hasStripeAccount: "1" }, moderator);
    expect(response.statusCode).toBe(403);
    expect(response.json()).not.toHaveProperty("total");
  });
});

describe("paging", () => {
  beforeAll(async () => {
    await app.db.transaction().execute(async (tx) => {
      const people = Array.from({ length: 210 }, (_, n) => `crowd${String(n).padStart(4, "0")}`);
      await tx
        .insertInto("accounts.handle")
        .values(people.map((id) => ({ handle: id, profileId: id })))
        .execute();
      await tx
        .insertInto("accounts.profile")
        .values(
          people.map((id) => ({
            id,
            fullName: "Crowd Person",
            username: id,
            alias: id,
            email: `${id}@crowd.example`,
            createdAt: "2020-01-01T00:00:00.000001Z",
          })),
        )
        .execute();
    });
  });

  test.each([
    [{}, 25],
    [{ limit: "50" }, 50],
    [{ all: "1" }, 200],
    [{ all: "1", limit: "60" }, 60],
  ])("X-15 ADM-USR-07 %j gives a page of %i", async (query, count) => {
    const page = (await list({ ...query, q: "crowd" })).json();
    expect(page.data).toHaveLength(count);
    expect(page).toMatchObject({ total: 210, isTotalCapped: false });
  });

  test("ADM-USR-07 fifty and fifty more reach everybody once, newest first", async () => {
    const seen: string[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const query: Record<string, string> = cursor ? { cursor } : {};
      const page = (await list({ ...query, q: "crowd", limit: "50" })).json();
      expect("total" in page).toBe(cursor === "");
      seen.push(...page.data.map((person: { id: string }) => person.id));
      cursor = page.nextCursor;
    }
    expect(seen).toHaveLength(210);
    expect(seen).toEqual([...new Set(seen)].sort().reverse());
  });

  test.each([
    ["nothing of ours", "abc"],
    ["SQL as an instant", writeCursor(["now()'; --", "nobody123456"])],
    ["a year that never was", writeCursor(["0000-01-01T00:00:00Z", "nobody123456"])],
    ["SQL as an id", writeCursor(["2026-01-01T00:00:00Z", "x' or '1'='1"])],
    ["half of one", writeCursor(["2026-01-01T00:00:00Z"])],
  ])("an invented cursor (%s) is refused", async (_what, cursor) => {
    expect((await list({ cursor })).statusCode).toBe(400);
  });
});

describe("when GET /admin/users fails", () => {
  const startBrokenServer = () =>
    startServer(app, {
      routes: app.services.routes.map((route) =>
        route.call.path === "/admin/users"
          ? { ...route, handle: () => Promise.reject(new Error("planted fault")) }
          : route,
      ),
    });

  test("ADM-USR-05 GET /user/get-all-users gives staff the same rows, newest first", async () => {
    const server = await startBrokenServer();
    for (const as of [admin, moderator]) {
      const wholePage = (await list({ limit: "60" }, as)).json();
      expect((await server.call("GET", "/admin/users", { as })).statusCode).toBe(500);
      const olderCallResponse = await server.call("GET", "/user/get-all-users?limit=60", { as });
      expect(olderCallResponse.json()).toEqual({
        data: wholePage.data,
        nextCursor: wholePage.nextCursor,
      });
    }
  });

  test.each(staffOnly(200))(
    "ADM-USR-05 the fallback responds to a %s with %i, like the list",
    async (role, status) => {
      const server = await startBrokenServer();
      const statuses = roles[role];
      const as = statuses && (await app.signIn(statuses));
      const response = await server.call("GET", "/user/get-all-users", as && { as });
      expect(response.statusCode).toBe(status);
    },
  );
});
