import { randomBytes } from "node:crypto";
import { FullProfile } from "@boab/contracts/accounts/profiles";
import { describe, expect, test } from "vitest";
import { type SignedIn, useTestApp } from "#test/harness.ts";

const app = useTestApp();

const people = {
  visitor: async () => undefined,
  member: () => app.signIn(),
  seller: () => app.signIn({ merchantStatus: "Approved" }),
  "business owner": () => app.signIn({ directoryStatus: "Approved" }),
  creator: () => app.signIn({ mediaStatus: "Approved" }),
  writer: () => app.signIn({ magStatus: "Approved" }),
  moderator: () => app.signIn({ adminStatus: "Moderator" }),
  admin: () => app.signIn({ adminStatus: "Admin" }),
} satisfies Record<string, () => Promise<SignedIn | undefined>>;
type Role = keyof typeof people;

type Target = "self" | "member" | "moderator" | "admin" | "missing";
const targets: Target[] = ["self", "member", "moderator", "admin", "missing"];

const handle = () => `m.${randomBytes(6).toString("hex")}`;

/** Two values for every field: the one that differs from the stored value is sent. */
const values: Record<keyof FullProfile, () => unknown[]> = {
  id: () => ["nobody654321"],
  fullName: () => ["Grace Mensah", "Ada Again"],
  username: () => [handle()],
  alias: () => [handle()],
  email: () => [`${handle()}@people.example`],
  emailVerified: () => [true, false],
  photoUrl: () => ["https://evil.example/x.png"],
  photoSrcSet: () => ["https://evil.example/x.png 64w"],
  phoneNumber: () => ["+61400000001", "+61400000002"],
  userStatus: () => ["Banned", "Active"],
  merchantStatus: () => ["Approved", null],
  mediaStatus: () => ["Approved", null],
  magStatus: () => ["Approved", null],
  directoryStatus: () => ["Approved", "Trial"],
  directorySubscriptionPlan: () => ["Pro", "Basic"],
  stripeAccountId: () => ["acct_1Attacker"],
  createdAt: () => ["2020-01-01T00:00:00.000Z"],
  updatedAt: () => ["2020-01-01T00:00:00.000Z"],
  version: () => [999],
  banReason: () => ["No reason at all"],
  // Last, because it changes the target's role.
  adminStatus: () => ["Admin", "Moderator"],
};
const fields = Object.keys(values) as (keyof FullProfile)[];

/** Taken from the specification: one letter per field, in the order above. */
const legend = {
  C: { status: 200, code: undefined },
  M: { status: 200, code: undefined },
  "-": { status: 403, code: "field_not_allowed" },
  L: { status: 409, code: "conflict" },
} as const;
//                       id name user alias email verif photo set phone | ustat merch media mag dir plan | stripe created updated version reason | admin
const ownProfile /*   */ = "- C C C M - - - C  - - - - - -  - - L L -  -";
const moderated /*    */ = "- C C C - - - - C  C - C C C -  - - L L -  -";
const adminOnSelf /*  */ = "- C C C M - - - C  - C C C C C  - - L L -  -";
const adminOnAnyone /**/ = "- C C C M - - - C  C C C C C C  - - L L -  C";

const nobody = { status: 401, code: "not_signed_in" };
const notYours = { status: 403, code: "actor_mismatch" };
const staffOnly = { status: 403, code: "forbidden" };
const missing = { status: 404, code: "not_found" };

type Cell = string | { status: number; code: string };
const row = (...cells: [Cell, Cell, Cell, Cell, Cell]) =>
  Object.fromEntries(targets.map((target, index) => [target, cells[index]])) as Record<
    Target,
    Cell
  >;
const everybodyElse = row(ownProfile, notYours, notYours, notYours, notYours);

const expected: Record<Role, Record<Target, Cell>> = {
  visitor: row(nobody, nobody, nobody, nobody, nobody),
  member: everybodyElse,
  seller: everybodyElse,
  "business owner": everybodyElse,
  creator: everybodyElse,
  writer: everybodyElse,
  moderator: row(ownProfile, moderated, staffOnly, staffOnly, missing),
  admin: row(adminOnSelf, adminOnAnyone, adminOnAnyone, adminOnAnyone, missing),
};

function outcome(cell: Cell, field: keyof FullProfile) {
  if (typeof cell !== "string") return { ...cell, letter: undefined };
  const letter = cell.split(/\s+/)[fields.indexOf(field)] as keyof typeof legend;
  return { ...legend[letter], letter };
}

const columnsOf: Partial<Record<keyof FullProfile, string[]>> = {
  fullName: ["full_name"],
  username: ["username", "alias"],
  emailVerified: ["email_verified"],
  phoneNumber: ["phone_number"],
  userStatus: ["user_status", "sessions_valid_from"],
  adminStatus: ["admin_status"],
  merchantStatus: ["merchant_status"],
  mediaStatus: ["media_status"],
  magStatus: ["mag_status"],
  directoryStatus: ["directory_status"],
  directorySubscriptionPlan: ["granted_plan", "directory_plan"],
};

/** Everything stored about everybody, by person. */
async function everybody(): Promise<Map<string, Record<string, unknown>>> {
  const rows = await app.db.selectFrom("accounts.profile").selectAll().execute();
  const handles = await app.db
    .selectFrom("accounts.handle")
    .selectAll()
    .orderBy("handle")
    .execute();
  return new Map(
    rows.map((one) => [
      one.id,
      {
        ...one,
        handles: handles.filter((held) => held.profile_id === one.id).map((held) => held.handle),
      },
    ]),
  );
}

function changedColumns(before: Record<string, unknown> = {}, after: Record<string, unknown> = {}) {
  return Object.keys({ ...before, ...after }).filter(
    (column) => JSON.stringify(before[column]) !== JSON.stringify(after[column]),
  );
}

const bookkeeping = ["version", "updated_at", "handles", "search_text"];

async function idOf(target: Target, actor: SignedIn | undefined): Promise<string> {
  if (target === "missing") return "nobody123456";
  if (target === "self" && actor) return actor.userId;
  return ((await people[target === "self" ? "member" : target]()) as SignedIn).userId;
}

test("the matrix covers every field of a profile, and every person in it", () => {
  expect([...fields].sort()).toEqual(Object.keys(FullProfile.shape).sort());
  for (const cells of Object.values(expected))
    for (const cell of Object.values(cells))
      if (typeof cell === "string") expect(cell.split(/\s+/)).toHaveLength(fields.length);
});

describe("GUARD-10 ADM-USR-08 U6 nobody can change a field that is not theirs to change", () => {
  const pairs = (Object.keys(people) as Role[]).flatMap((role) =>
    targets.map((target) => [role, target] as const),
  );

  test.each(pairs)("a %s on %s, every field", async (role, target) => {
    const actor = await people[role]();
    const id = await idOf(target, actor);
    let before = await everybody();
    for (const field of fields) {
      const about = `${role} on ${target}: ${field}`;
      const column = columnsOf[field]?.[0] ?? field;
      const current = before.get(id)?.[column] ?? null;
      const value = values[field]().find((one) => one !== current);
      const response = await app.call("PUT", `/admin/users/update/${id}`, {
        ...(actor && { as: actor }),
        body: { [field]: value },
      });
      const { status, code, letter } = outcome(expected[role][target], field);
      expect(response.statusCode, `${about} ${response.body}`).toBe(status);
      if (code) expect(response.json().code, about).toBe(code);
      if (letter === "-") expect(Object.keys(response.json().fields), about).toEqual([field]);

      const after = await everybody();
      for (const [person, kept] of before)
        if (person !== id) expect(after.get(person), about).toEqual(kept);
      expect(after.size, about).toBe(before.size);
      const changed = changedColumns(before.get(id), after.get(id));
      if (letter === "C") {
        const mayChange = [...(columnsOf[field] ?? [field]), ...bookkeeping];
        expect(changed, about).toEqual(expect.arrayContaining([column]));
        expect(mayChange, about).toEqual(expect.arrayContaining(changed));
      } else expect(changed, about).toEqual([]);
      before = after;
    }
  });
});
