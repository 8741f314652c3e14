import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { describe, expect, test } from "vitest";
import type { ApiClient } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { member } from "#test/profiles.ts";
import { loadUsers, type UserList } from "./load-users.server.ts";

const person = (n: number, values: Partial<FullProfile> = {}): FullProfile => ({
  ...member,
  id: `person-${String(n).padStart(4, "0")}`,
  email: `person${n}@people.example`,
  createdAt: new Date(Date.UTC(2026, 0, 1) + n * 60_000).toISOString(),
  ...values,
});

interface Query {
  limit: string;
  cursor?: string;
}

/** Both API lists over the same people, newest first; the lists in `broken` fail. */
function makeLists(people: FullProfile[], broken: string[] = []) {
  const requested: { path: string; query: Query }[] = [];
  const call = async ({ path }: { path: string }, { query }: { query: Query }) => {
    requested.push({ path, query });
    if (broken.includes(path)) throw new ApiError({ code: "internal", status: 500 });
    const start = Number(query.cursor ?? 0);
    const end = start + Number(query.limit);
    const nextCursor = end < people.length ? String(end) : null;
    const first = start === 0 && path === "/admin/users" && { total: people.length };
    return { data: people.slice(start, end), nextCursor, ...first };
  };
  return { client: { call } as unknown as Pick<ApiClient, "call">, requested };
}

const start = new URLSearchParams();
const members = Array.from({ length: 430 }, (_, n) => person(430 - n));
const ids = (people: readonly FullProfile[] | undefined) => people?.map(({ id }) => id);

describe("the users of the table", () => {
  test("ADM-USR-07 X-15 the first page requests 50", async () => {
    const { client, requested } = makeLists(members);
    const list = await loadUsers(client, { q: "people" }, start);
    expect(requested).toEqual([{ path: "/admin/users", query: { q: "people", limit: "50" } }]);
    expect(list).toMatchObject({ source: "search", nextCursor: "50", total: 430 });
    expect(list?.rows).toHaveLength(50);
  });

  test("ADM-USR-07 more rows load by cursor, without gaps or duplicates", async () => {
    const { client, requested } = makeLists(members);
    const found: FullProfile[] = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
      const list: UserList | null = await loadUsers(client, {}, new URLSearchParams({ cursor }));
      found.push(...(list?.rows ?? []));
      cursor = list?.nextCursor ?? null;
    }
    expect(ids(found)).toEqual(ids(members));
    expect(requested.map(({ query }) => query.cursor)).toEqual([
      undefined,
      "50",
      "100",
      "150",
      "200",
      "250",
      "300",
      "350",
      "400",
    ]);
  });

  test("ADM-USR-05 when the search fails the plain list is used, filtered, newest first", async () => {
    const old = person(1, { fullName: "Zoë Traoré", userStatus: "Banned" });
    const young = person(500, { fullName: "Traore Young", userStatus: "Banned" });
    const active = person(501, { fullName: "Traoré Active" });
    const { client, requested } = makeLists([old, ...members, active, young], ["/admin/users"]);
    const list = await loadUsers(client, { q: "traore", userStatus: "Banned" }, start);
    expect(list).toMatchObject({ source: "plain", nextCursor: null, total: null });
    expect(ids(list?.rows)).toEqual(ids([young, old]));
    expect(requested[1]?.path).toBe("/user/get-all-users");
  });

  test("ADM-USR-05 the plain list can also filter for a missing status", async () => {
    const seller = person(2, { merchantStatus: "Trial" });
    const { client } = makeLists([person(3), seller], ["/admin/users"]);
    expect(ids((await loadUsers(client, { merchantStatus: "none" }, start))?.rows)).toEqual([
      "person-0003",
    ]);
  });

  test("ADM-USR-05 the plain list stops after 2,000 people, says so, and offers no more", async () => {
    const many = Array.from({ length: 2_101 }, (_, n) => person(2_101 - n));
    const { client, requested } = makeLists(many, ["/admin/users"]);
    const list = await loadUsers(client, { q: "nobody" }, start);
    expect(list).toMatchObject({ source: "plain", rows: [], nextCursor: null, cutAt: 2_000 });
    expect(requested).toHaveLength(21);
    const all = await loadUsers(client, {}, start);
    expect(all).toMatchObject({ nextCursor: "100", cutAt: undefined });
  });

  test("ADM-USR-05 a plain list that was read to its end reports no limit", async () => {
    const { client } = makeLists(members, ["/admin/users"]);
    const list = await loadUsers(client, { q: "nobody" }, start);
    expect(list).toMatchObject({ rows: [], nextCursor: null, cutAt: undefined });
  });

  test("ADM-USR-06 when both fail there is no list", async () => {
    const { client } = makeLists(members, ["/admin/users", "/user/get-all-users"]);
    expect(await loadUsers(client, {}, start)).toBeNull();
  });
});
