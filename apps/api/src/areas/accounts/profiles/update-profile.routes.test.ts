import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { auditChanges } from "#test/audit-lines.ts";
import { later, makeDeps, testOrigin } from "#test/deps.ts";
import { readProfileRow } from "#test/factories/accounts.ts";
import { type SignedIn, useTestApp } from "#test/harness.ts";
import { signInOnlyAdmins } from "#test/only-admins.ts";
import { updateProfile } from "./update-profile.ts";

const app = useTestApp();

const getProfileRow = (id: string) => readProfileRow(app.db, id);

const listHandles = async (id: string) => {
  const rows = await app.db
    .selectFrom("accounts.handle")
    .select("handle")
    .where("profileId", "=", id)
    .execute();
  return rows.map(({ handle }) => handle).sort();
};

const put = (as: SignedIn, id: string, body: unknown) =>
  app.call("PUT", `/admin/users/update/${id}`, { as, body });

const read = async (as: SignedIn, id: string) =>
  (await app.call("GET", `/user/get-user/${id}`, { as })).json();

const makeFreshHandle = () => `h.${randomBytes(5).toString("hex")}`;

describe("ACCT-15 one's own profile", () => {
  test("is saved as a whole, with everything else sent back as it was", async () => {
    const ada = await app.signIn({ merchantStatus: "Trial" });
    await app.db
      .updateTable("accounts.profile")
      .set({ stripeAccountId: `acct_${ada.userId}` })
      .where("id", "=", ada.userId)
      .execute();
    const profile = await read(ada, ada.userId);
    const response = await put(ada, ada.userId, {
      ...profile,
      fullName: "  Ada Nwosu ",
      phoneNumber: "+61 (400) 000-000",
    });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      ...profile,
      fullName: "Ada Nwosu",
      phoneNumber: "+61400000000",
      version: profile.version + 1,
      updatedAt: expect.any(String),
    });
    expect(await read(ada, ada.userId)).toEqual(response.json());
  });

  test("sent back unchanged changes nothing", async () => {
    const ada = await app.signIn();
    const before = await getProfileRow(ada.userId);
    for (const body of [{}, await read(ada, ada.userId)])
      expect((await put(ada, ada.userId, body)).statusCode).toBe(200);
    expect(await getProfileRow(ada.userId)).toEqual(before);
  });

  test("changed elsewhere in between is not overwritten", async () => {
    const ada = await app.signIn();
    const seen = await read(ada, ada.userId);
    await put(ada, ada.userId, { fullName: "First Save" });
    for (const staleVersion of [{ version: seen.version }, { updatedAt: seen.updatedAt }]) {
      const response = await put(ada, ada.userId, { ...staleVersion, fullName: "Second Save" });
      expect(response.statusCode).toBe(409);
      expect(response.json().code).toBe("conflict");
    }
    expect((await getProfileRow(ada.userId)).fullName).toBe("First Save");
  });

  test("saved 20 times at once with one version is saved once", async () => {
    const ada = await app.signIn();
    const { version } = await read(ada, ada.userId);
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        put(ada, ada.userId, { version, fullName: `Ada ${index}` }),
      ),
    );
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await getProfileRow(ada.userId)).version).toBe(version + 1);
  });

  test.each([
    { fullName: " " },
    { username: "Ada" },
    { email: "no address" },
    { phoneNumber: "1" },
  ])("ACCT-13 is not saved with %j", async (body) => {
    const ada = await app.signIn();
    const response = await put(ada, ada.userId, body);
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().fields)).toEqual(Object.keys(body));
  });
});

describe("handles", () => {
  test("a new username changes the alias too, and the old handle is free again", async () => {
    const [ada, eve] = [await app.signIn(), await app.signIn()];
    const { username: oldUsername } = await getProfileRow(ada.userId);
    const username = makeFreshHandle();
    const response = await put(ada, ada.userId, { username });
    expect(response.json()).toMatchObject({ username, alias: username });
    expect(await listHandles(ada.userId)).toEqual([username]);
    expect((await put(eve, eve.userId, { alias: oldUsername })).statusCode).toBe(200);
    const lookUpResponse = await app.call("GET", `/user/by-handle/${oldUsername}`);
    expect(lookUpResponse.json().username).toBe((await getProfileRow(eve.userId)).username);
  });

  test("a chosen alias stays, and may become the username", async () => {
    const ada = await app.signIn();
    const [alias, username] = [makeFreshHandle(), makeFreshHandle()];
    await put(ada, ada.userId, { alias });
    expect((await put(ada, ada.userId, { username })).json()).toMatchObject({ username, alias });
    expect(await listHandles(ada.userId)).toEqual([alias, username].sort());
    await put(ada, ada.userId, { username: alias });
    expect(await listHandles(ada.userId)).toEqual([alias]);
  });

  test.each(["username", "alias"])(
    "a %s that is somebody's username or alias, or reserved, gets the same refusal",
    async (field) => {
      const [ada, eve] = [await app.signIn(), await app.signIn()];
      await put(ada, ada.userId, { alias: makeFreshHandle() });
      const before = await getProfileRow(eve.userId);
      for (const handle of [...(await listHandles(ada.userId)), "admin", "ada.data"]) {
        const response = await put(eve, eve.userId, { fullName: "Eve", [field]: handle });
        expect(response.statusCode, handle).toBe(409);
        expect(response.json().code, handle).toBe("username_taken");
        expect(response.body).not.toContain(ada.userId);
      }
      expect(await getProfileRow(eve.userId)).toEqual(before);
    },
  );

  test("a handle that ten people ask for at once gets one owner", async () => {
    const members = await Promise.all(Array.from({ length: 10 }, () => app.signIn()));
    const username = makeFreshHandle();
    const responses = await Promise.all(members.map((one) => put(one, one.userId, { username })));
    const statuses = responses.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, ...Array(9).fill(409)]);
  });
});

test.each(["/admin/users/update", "/admin/users/update/"])(
  "ACCT-21 PUT %s gives `id required`",
  async (url) => {
    const ada = await app.signIn({ adminStatus: "Admin" });
    const response = await app.call("PUT", url, { as: ada, body: { fullName: "Ada" } });
    expect(response.statusCode).toBe(400);
    expect(response.json().error).toBe("id required");
  },
);

describe("X-16 a body with adminStatus hidden in it", () => {
  const adminStatusJson = '"adminStatus":"Admin"';

  test.each([
    ["beside a good field", `{"fullName":"Eve",${adminStatusJson}}`, 403],
    ["twice, the good one first", `{"adminStatus":null,${adminStatusJson}}`, 403],
    ["twice, the good one last", `{${adminStatusJson},"adminStatus":null}`, 200],
    ["with an escaped letter", '{"\\u0061dminStatus":"Admin"}', 403],
    ["in the prototype", `{"__proto__":{${adminStatusJson}}}`, 400],
    ["in the constructor", `{"constructor":{"prototype":{${adminStatusJson}}}}`, 400],
    ["in an array", `[{${adminStatusJson}}]`, 400],
    ["as an array", '{"adminStatus":["Admin"]}', 400],
    ["inside a good field", `{"fullName":{${adminStatusJson}}}`, 400],
    ["inside an object of its own", `{"profile":{${adminStatusJson}}}`, 400],
    ["with a capital", '{"AdminStatus":"Admin"}', 400],
    ["in capitals", '{"ADMINSTATUS":"Admin"}', 400],
    ["by its column", '{"admin_status":"Admin"}', 400],
    ["with a space", '{"adminStatus ":"Admin"}', 400],
    ["in lower case", '{"adminStatus":"admin"}', 400],
    ["by a path", '{"$set":{"adminStatus":"Admin"}}', 400],
  ])("adminStatus %s changes nothing", async (_how, payload, status) => {
    const eve = await app.signIn();
    const before = await getProfileRow(eve.userId);
    const response = await app.call("PUT", `/admin/users/update/${eve.userId}`, {
      as: eve,
      headers: { "content-type": "application/json" },
      body: payload,
    });
    expect(response.statusCode).toBe(status);
    expect(await getProfileRow(eve.userId)).toEqual(before);
  });

  test("is audited", async () => {
    const eve = await app.signIn();
    await put(eve, eve.userId, { merchantStatus: "Approved" });
    const lines = await app.db
      .selectFrom("platform.auditEntry")
      .select(["act", "objectId"])
      .where("actorId", "=", eve.userId)
      .execute();
    expect(lines).toEqual([{ act: "refused write", objectId: "PUT /admin/users/update/:id" }]);
  });
});

describe("GUARD-20 staff edit members", () => {
  test("with an audit line that says what changed from what to what", async () => {
    const [moderator, ada] = [await app.signIn({ adminStatus: "Moderator" }), await app.signIn()];
    const before = await getProfileRow(ada.userId);
    await put(moderator, ada.userId, { mediaStatus: "Approved", fullName: "Ada Changed" });
    const lines = await app.db
      .selectFrom("platform.auditEntry")
      .select(["act", "objectId", auditChanges])
      .where("actorId", "=", moderator.userId)
      .execute();
    expect(lines).toEqual([
      {
        act: "update profile",
        objectId: ada.userId,
        changes: {
          fullName: { before: before.fullName, after: "Ada Changed" },
          mediaStatus: { before: null, after: "Approved" },
        },
      },
    ]);
  });

  test("a moderator can send back a profile as a moderator sees it", async () => {
    const [moderator, ada] = [await app.signIn({ adminStatus: "Moderator" }), await app.signIn()];
    await app.db
      .updateTable("accounts.profile")
      .set({ stripeAccountId: `acct_${ada.userId}` })
      .where("id", "=", ada.userId)
      .execute();
    const seen = await read(moderator, ada.userId);
    const response = await put(moderator, ada.userId, { ...seen, magStatus: "Approved" });
    expect(response.statusCode).toBe(200);
    expect(response.json().stripeAccountId).toBeNull();
    expect((await getProfileRow(ada.userId)).stripeAccountId).toBe(`acct_${ada.userId}`);
  });

  test.each(["Suspended", "Pending", "Inactive"] as const)(
    "a moderator can neither set nor lift %s; an admin can",
    async (userStatus) => {
      const moderator = await app.signIn({ adminStatus: "Moderator" });
      const admin = await app.signIn({ adminStatus: "Admin" });
      const ada = await app.signIn();
      expect((await put(moderator, ada.userId, { userStatus })).statusCode).toBe(403);
      expect((await put(admin, ada.userId, { userStatus })).statusCode).toBe(200);
      const liftBanBody = { userStatus: "Active" };
      expect((await put(moderator, ada.userId, liftBanBody)).statusCode).toBe(403);
      expect((await put(admin, ada.userId, liftBanBody)).statusCode).toBe(200);
    },
  );

  test("a right needs a fresh sign-in, a name doesn't", async () => {
    const [admin, ada] = [await app.signIn({ adminStatus: "Admin" }), await app.signIn()];
    const actor = await app.resolveMember(admin);
    const deps = { ...makeDeps(app), clock: later(10) };
    const change = (patch: object) => updateProfile(deps, actor, ada.userId, patch, testOrigin);
    for (const patch of [
      { adminStatus: "Moderator" },
      { userStatus: "Banned" },
      { merchantStatus: "Approved" },
      { mediaStatus: "Approved" },
      { magStatus: "Approved" },
      { directoryStatus: "Approved" },
      { directorySubscriptionPlan: "Pro" },
    ])
      await expect(change(patch)).rejects.toMatchObject({ code: "fresh_sign_in_needed" });
    await expect(change({ fullName: "Ada Again" })).resolves.toMatchObject({
      fullName: "Ada Again",
    });
    expect((await getProfileRow(ada.userId)).adminStatus).toBeNull();
  });
});

test.each([{ adminStatus: null }, { adminStatus: "Moderator" }, { userStatus: "Banned" }])(
  "X-09 two admins who send each other %j at once leave one admin",
  async (patch) => {
    const [one, two] = await signInOnlyAdmins(app);
    const responses = await Promise.all([put(one, two.userId, patch), put(two, one.userId, patch)]);
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const admins = await app.db
      .selectFrom("accounts.profile")
      .select("id")
      .where("adminStatus", "=", "Admin")
      .where("userStatus", "=", "Active")
      .execute();
    expect(admins).toHaveLength(1);
  },
);
