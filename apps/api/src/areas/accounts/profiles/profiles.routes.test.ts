import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { writeCursor } from "#platform/http/cursor.ts";
import { listRefusals } from "#test/audit-lines.ts";
import { testOrigin } from "#test/deps.ts";
import { readProfileRow } from "#test/factories/accounts.ts";
import { type SignedIn, useTestApp } from "#test/harness.ts";
import { signInOnlyAdmins } from "#test/only-admins.ts";

const app = useTestApp();

const getProfileRow = (id: string) => readProfileRow(app.db, id);

describe("create-user", () => {
  test("USR-01 POST /user/create-user returns the caller's profile and overwrites nothing", async () => {
    const ada = await app.signIn({}, "Ada Nwosu");
    const before = await getProfileRow(ada.userId);
    const response = await app.call("POST", "/user/create-user", {
      as: ada,
      body: {
        id: ada.userId,
        fullName: "Someone Else",
        username: "other.name",
        email: ada.email,
        photoUrl: "",
      },
    });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ id: ada.userId, fullName: "Ada Nwosu" });
    expect(await getProfileRow(ada.userId)).toEqual(before);
  });

  test("AUTH-15 a signed-in person without a profile gets one", async () => {
    const ada = await app.signInNewcomer();
    const response = await app.call("POST", "/user/create-user", {
      as: ada,
      body: { username: "ada.returns" },
    });
    expect(response.json()).toMatchObject({
      id: ada.userId,
      username: "ada.returns",
      userStatus: "Active",
    });
  });

  test("50 parallel first requests make one profile", async () => {
    const userId = `crowd${randomBytes(6).toString("hex")}`;
    const idToken = await app.idTokenFor({ userId, email: `${userId}@people.example` });
    const responses = await Promise.all(
      Array.from({ length: 50 }, () => app.call("POST", "/session", { body: { idToken } })),
    );
    expect(responses.map((response) => response.statusCode)).toEqual(Array(50).fill(200));
    expect(responses.filter((response) => response.json().isNew)).toHaveLength(1);
    const handles = await app.db
      .selectFrom("accounts.handle")
      .select("handle")
      .where("profileId", "=", userId)
      .execute();
    expect(handles).toHaveLength(1);
  });

  test("another person's id or email is refused, and the attempt is audited", async () => {
    const [ada, eve] = [await app.signIn(), await app.signIn()];
    for (const body of [{ id: ada.userId }, { email: ada.email }]) {
      const response = await app.call("POST", "/user/create-user", { as: eve, body });
      expect(response.statusCode).toBe(403);
      expect(response.json().code).toBe("actor_mismatch");
    }
    expect(await listRefusals(app.db, eve.userId)).toEqual([{ act: "refused write", times: 2 }]);
  });

  test.each(["adminStatus", "merchantStatus", "stripeAccountId", "directorySubscriptionPlan"])(
    "a body with %s is refused by name and changes nothing",
    async (field) => {
      const eve = await app.signIn();
      const before = await getProfileRow(eve.userId);
      const response = await app.call("POST", "/user/create-user", {
        as: eve,
        body: { [field]: "Admin" },
      });
      expect(response.statusCode).toBe(403);
      expect(response.json()).toMatchObject({
        code: "field_not_allowed",
        fields: { [field]: expect.any(String) },
      });
      expect(await getProfileRow(eve.userId)).toEqual(before);
    },
  );

  test("a visitor cannot create a profile", async () => {
    const response = await app.call("POST", "/user/create-user", { body: {} });
    expect(response.json().code).toBe("not_signed_in");
  });
});

describe("get-user", () => {
  test("USR-02 GET /user/get-user/{uid} gives the person every field and strangers the public ones", async () => {
    const [ada, eve, moderator, admin] = [
      await app.signIn(),
      await app.signIn(),
      await app.signIn({ adminStatus: "Moderator" }),
      await app.signIn({ adminStatus: "Admin" }),
    ];
    await app.db
      .updateTable("accounts.profile")
      .set({ stripeAccountId: "acct_1ABCDEF9876" })
      .where("id", "=", ada.userId)
      .execute();
    const read = async (as?: typeof ada) =>
      (await app.call("GET", `/user/get-user/${ada.userId}`, as && { as })).json();
    const publicKeys = "alias fullName joinedMonth photoSrcSet photoUrl username".split(" ");
    expect(Object.keys(await read()).sort()).toEqual(publicKeys);
    expect(Object.keys(await read(eve)).sort()).toEqual(publicKeys);
    expect(await read(ada)).toMatchObject({ email: ada.email, stripeAccountId: "acct_…9876" });
    expect(await read(admin)).toMatchObject({ email: ada.email, stripeAccountId: "acct_…9876" });
    expect(await read(moderator)).toMatchObject({ email: ada.email, stripeAccountId: null });
  });

  test("unknown and banned people look the same to a stranger", async () => {
    const banned = await app.signIn({ userStatus: "Banned" });
    const [missing, hidden] = await Promise.all(
      ["nobody123456", banned.userId].map((id) => app.call("GET", `/user/get-user/${id}`)),
    );
    expect(missing?.statusCode).toBe(404);
    expect(hidden?.statusCode).toBe(404);
    expect(missing?.json().error).toBe(hidden?.json().error);
  });

  test("X-90 a handle leads to the public profile, with the first name that reviews show", async () => {
    const ada = await app.signIn();
    const { username } = await getProfileRow(ada.userId);
    const response = await app.call("GET", `/user/by-handle/${username}`);
    expect(response.json()).toMatchObject({ username, fullName: "Ada" });
    expect(response.body).not.toContain("Ada Test");
    expect(response.body).not.toContain(ada.userId);
    expect(response.headers["cache-control"]).toContain("public");
  });
});

describe("get-all-users", () => {
  test("USR-03 GET /user/get-all-users is for staff and pages by key", async () => {
    const admin = await app.signIn({ adminStatus: "Admin" });
    for (let count = 0; count < 3; count++) await app.signIn();
    const seen: string[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const query: string = cursor ? `&cursor=${cursor}` : "";
      const response = await app.call("GET", `/user/get-all-users?limit=2${query}`, { as: admin });
      const page: { data: { id: string }[]; nextCursor: string | null } = response.json();
      seen.push(...page.data.map((profile) => profile.id));
      cursor = page.nextCursor;
    }
    const all = await app.db
      .selectFrom("accounts.profile")
      .select("id")
      .where("deletedAt", "is", null)
      .execute();
    expect(seen).toHaveLength(new Set(seen).size);
    expect([...seen].sort()).toEqual(all.map((row) => row.id).sort());
  });

  test.each([
    ["visitor", undefined, 401],
    ["member", {}, 403],
    ["seller", { merchantStatus: "Approved" as const }, 403],
    ["creator", { mediaStatus: "Approved" as const }, 403],
    ["writer", { magStatus: "Approved" as const }, 403],
    ["moderator", { adminStatus: "Moderator" as const }, 200],
  ])("a %s gets the response for their role", async (_role, statuses, status) => {
    const as = statuses && (await app.signIn(statuses));
    const response = await app.call("GET", "/user/get-all-users", as && { as });
    expect(response.statusCode).toBe(status);
  });

  test("people who joined within one millisecond are all listed", async () => {
    const admin = await app.signIn({ adminStatus: "Admin" });
    const listedMembers = [await app.signIn(), await app.signIn(), await app.signIn()];
    for (const [index, { userId }] of listedMembers.entries())
      await app.db
        .updateTable("accounts.profile")
        .set({ createdAt: `2090-01-01T00:00:00.00000${index + 1}Z` })
        .where("id", "=", userId)
        .execute();
    const seen: string[] = [];
    for (let cursor = ""; seen.length < 3; ) {
      const response = await app.call("GET", `/user/get-all-users?limit=1${cursor}`, { as: admin });
      seen.push(response.json().data[0].id);
      cursor = `&cursor=${response.json().nextCursor}`;
    }
    expect(seen).toEqual(listedMembers.map(({ userId }) => userId).reverse());
  });

  test.each([
    ["no cursor at all", "abc"],
    ["no instant", writeCursor(["1", "nobody123456"])],
    ["a year that never was", writeCursor(["0000-01-01T00:00:00Z", "nobody123456"])],
    ["no id", writeCursor(["2026-01-01T00:00:00Z", "\0"])],
    ["half of one", writeCursor(["2026-01-01T00:00:00Z"])],
  ])("an invented cursor (%s) is refused", async (_what, cursor) => {
    const admin = await app.signIn({ adminStatus: "Admin" });
    const response = await app.call("GET", `/user/get-all-users?cursor=${cursor}`, { as: admin });
    expect(response.statusCode).toBe(400);
  });
});

describe("delete-user", () => {
  test("USR-04 DELETE /user/delete-user/{uid} closes the caller's own account at once", async () => {
    const ada = await app.signIn({ merchantStatus: "Approved" });
    const response = await app.call("DELETE", `/user/delete-user/${ada.userId}`, { as: ada });
    expect(response.statusCode).toBe(204);
    const row = await getProfileRow(ada.userId);
    expect(row).toMatchObject({ fullName: "Former member", email: "", merchantStatus: null });
    expect(row.deletedAt).not.toBeNull();
    const sessionResponse = await app.call("GET", "/session", { as: ada });
    expect(sessionResponse.json()).toEqual({ profile: null });
    const secondResponse = await app.call("DELETE", `/user/delete-user/${ada.userId}`, { as: ada });
    expect(secondResponse.statusCode).toBe(401);
  });

  test("a stranger's account stays, and looks as if it did not exist", async () => {
    const [ada, eve] = [await app.signIn(), await app.signIn({ merchantStatus: "Approved" })];
    const response = await app.call("DELETE", `/user/delete-user/${ada.userId}`, { as: eve });
    expect(response.statusCode).toBe(404);
    expect((await getProfileRow(ada.userId)).deletedAt).toBeNull();
  });

  test("a moderator can close only their own account, an admin anybody's", async () => {
    const [moderator, admin] = [
      await app.signIn({ adminStatus: "Moderator" }),
      await app.signIn({ adminStatus: "Admin" }),
    ];
    const [ada, colleague] = [await app.signIn(), await app.signIn({ adminStatus: "Moderator" })];
    const close = async (as: SignedIn, { userId }: SignedIn) =>
      (await app.call("DELETE", `/user/delete-user/${userId}`, { as })).statusCode;
    for (const person of [ada, colleague]) {
      expect(await close(moderator, person)).toBe(404);
      expect((await getProfileRow(person.userId)).deletedAt).toBeNull();
      expect(await close(admin, person)).toBe(204);
    }
    expect(await close(moderator, moderator)).toBe(204);
  });

  test("an account can only be closed after a fresh sign-in", async () => {
    const ada = await app.signIn();
    const { closeAccount } = await import("../personal-data/close-account.ts");
    const inTenMinutes = () => new Date(Date.now() + 10 * 60 * 1000);
    const actor = await app.resolveMember(ada);
    const deps = {
      db: app.db,
      clock: inTenMinutes,
      tasks: app.services.tasks,
      publish: async () => {},
      personalData: [],
      enqueueMail: async () => {},
      publicOrigin: "https://boab.example",
    };
    await expect(closeAccount(deps, actor, ada.userId, testOrigin)).rejects.toMatchObject({
      code: "fresh_sign_in_needed",
    });
  });
});

test("the last admin cannot be removed, not even by two admins at once", async () => {
  const [one, two] = await signInOnlyAdmins(app);
  const responses = await Promise.all([
    app.call("DELETE", `/user/delete-user/${two.userId}`, { as: one }),
    app.call("DELETE", `/user/delete-user/${one.userId}`, { as: two }),
  ]);
  const statuses = responses.map((response) => response.statusCode).sort();
  expect(statuses[0]).toBe(204);
  expect([401, 404, 409]).toContain(statuses[1]);
  const admins = await app.db
    .selectFrom("accounts.profile")
    .select("id")
    .where("adminStatus", "=", "Admin")
    .execute();
  expect(admins).toHaveLength(1);
});
