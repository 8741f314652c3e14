import { beforeAll, describe, expect, test } from "vitest";
import { type SignedIn, useTestApp } from "#test/harness.ts";
import { roles, staffOnly } from "#test/roles.ts";

const app = useTestApp();
let moderator: SignedIn;

beforeAll(async () => {
  moderator = await app.signIn({ adminStatus: "Moderator" });
});

const path = "/admin/community-words";
const toListPath = (query: Record<string, string>) => `${path}?${new URLSearchParams(query)}`;
const put = (word: string, other: string, kind = "same", as: SignedIn = moderator) =>
  app.call("PUT", path, { as, body: { word, other, kind } });
const remove = (word: string, other: string) =>
  app.call("DELETE", toListPath({ word, other }), { as: moderator });
const list = async (query: Record<string, string>) =>
  (await app.call("GET", toListPath(query), { as: moderator })).json();

describe("who may change the words of the community", () => {
  test.each(staffOnly(200))("GUARD-13 a %s gets %i", async (role, status) => {
    const statuses = roles[role];
    const as = statuses && (await app.signIn(statuses));
    const callOptions = as ? { as } : {};
    const body = { word: `${role} one`, other: `${role} two`, kind: "same" };
    expect((await app.call("GET", path, callOptions)).statusCode).toBe(status);
    expect((await app.call("PUT", path, { ...callOptions, body })).statusCode).toBe(status);
    const { data } = await list({ q: role });
    expect(data).toHaveLength(status === 200 ? 1 : 0);

    const known = toListPath({ word: "jollof", other: "jallof" });
    const { statusCode } = await app.call("DELETE", known, callOptions);
    expect(statusCode).toBe(status === 200 ? 204 : status);
    expect((await list({ q: "jallof" })).data.length).toBe(status === 200 ? 1 : 2);
    if (status === 200) await put("jollof", "jallof");
  });
});

describe("a pair of words", () => {
  test("is stored once, without accents, in one order, and may change its kind", async () => {
    expect((await put("Zülü  Bread", "Abc Loaf")).json()).toEqual({
      word: "abc loaf",
      other: "zulu bread",
      kind: "same",
    });
    await put("abc loaf", "zulu bread", "related");
    expect((await list({ q: "ZÜLÜ" })).data).toEqual([
      { word: "abc loaf", other: "zulu bread", kind: "related" },
    ]);
    expect((await remove("zulu bread", "ABC loaf")).statusCode).toBe(204);
    expect((await list({ q: "zulu" })).data).toEqual([]);
    expect((await remove("zulu bread", "abc loaf")).statusCode).toBe(404);
  });

  test.each([
    ["one word twice", "kente", "Kenté"],
    ["one letter", "k", "kente"],
    ["too long once it is spelt out", "ß".repeat(40), "kente"],
    ["nothing", "", "kente"],
    ["two lines", "a\nb", "kente"],
  ])("is refused: %s", async (_what, word, other) => {
    expect((await put(word, other)).statusCode).toBe(400);
  });

  test("needs at least one letter or digit", async () => {
    const as = await app.signIn({ adminStatus: "Moderator" });
    const body = { word: "plus", other: "++", kind: "same" };
    const response = await app.call("PUT", path, { as, body });
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toHaveProperty("other");
  });

  test("leaves an audit line when it is added and when it is removed", async () => {
    const secondAdmin = await app.signIn({ adminStatus: "Admin" });
    await put("audit one", "audit two", "related", secondAdmin);
    await app.call("DELETE", toListPath({ word: "audit one", other: "audit two" }), {
      as: secondAdmin,
    });
    const lines = await app.db
      .selectFrom("platform.auditEntry")
      .select(["act", "objectType", "objectId", "changes"])
      .where("actorId", "=", secondAdmin.userId)
      .orderBy("id")
      .execute();
    const about = { objectType: "community word", objectId: "audit one / audit two" };
    expect(lines).toEqual([
      { act: "put community word", ...about, changes: { kind: "related" } },
      { act: "remove community word", ...about, changes: { kind: "related" } },
    ]);
  });
});

describe("the list", () => {
  test("contains the words shipped with the app, and pages through every pair once", async () => {
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: { data: { word: string; other: string }[]; nextCursor: string | null } =
        await list({ limit: "20", ...(cursor && { cursor }) });
      seen.push(...page.data.map(({ word, other }) => `${word}/${other}`));
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen.length).toBeGreaterThan(80);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toContain("enjera/injera");
    expect(seen).toContain("sadza/ugali");
  });

  test("refuses an invented cursor", async () => {
    const response = await app.call("GET", toListPath({ cursor: "abc" }), { as: moderator });
    expect(response.statusCode).toBe(400);
  });
});
