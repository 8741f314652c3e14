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
const outcomeByLetter = {
  C: { status: 200, code: undefined },
  M: { status: 200, code: undefined },
  "-": { status: 403, code: "field_not_allowed" },
  // Staff don't decide about their own rights.
  O: { status: 403, code: "own_interest" },
  L: { status: 409, code: "conflict" },
} as const;
//                       id name user alias email verif photo set phone | ustat merch media mag dir plan | stripe created updated version reason | admin
const ownProfileCells /*   */ = "- C C C M - - - C  - - - - - -  - - L L -  -";
const staffOnSelfCells /*  */ = "- C C C M - - - C  O O O O O O  - - L L -  O";
const moderatorOnOthersCells /*    */ = "- C C C - - - - C  C - C C C -  - - L L -  -";
const adminOnAnyoneCells /**/ = "- C C C M - - - C  C C C C C C  - - L L -  C";

const notSignedInOutcome = { status: 401, code: "not_signed_in" };
const actorMismatchOutcome = { status: 403, code: "actor_mismatch" };
const forbiddenOutcome = { status: 403, code: "forbidden" };
const notFoundOutcome = { status: 404, code: "not_found" };

type Cell = string | { status: number; code: string };
const row = (...cells: [Cell, Cell, Cell, Cell, Cell]) =>
  Object.fromEntries(targets.map((target, index) => [target, cells[index]])) as Record<
    Target,
    Cell
  >;
const otherRolesRow = row(
  ownProfileCells,
  actorMismatchOutcome,
  actorMismatchOutcome,
  actorMismatchOutcome,
  actorMismatchOutcome,
);

const expected: Record<Role, Record<Target, Cell>> = {
  visitor: row(
    notSignedInOutcome,
    notSignedInOutcome,
    notSignedInOutcome,
    notSignedInOutcome,
    notSignedInOutcome,
  ),
  member: otherRolesRow,
  seller: otherRolesRow,
  "business owner": otherRolesRow,
  creator: otherRolesRow,
  writer: otherRolesRow,
  moderator: row(
    staffOnSelfCells,
    moderatorOnOthersCells,
    forbiddenOutcome,
    forbiddenOutcome,
    notFoundOutcome,
  ),
  admin: row(
    staffOnSelfCells,
    adminOnAnyoneCells,
    adminOnAnyoneCells,
    adminOnAnyoneCells,
    notFoundOutcome,
  ),
};

function resolveOutcome(cell: Cell, field: keyof FullProfile) {
  if (typeof cell !== "string") return { ...cell, letter: undefined };
  const letter = cell.split(/\s+/)[fields.indexOf(field)] as keyof typeof outcomeByLetter;
  return { ...outcomeByLetter[letter], letter };
}

const columnsByField: Partial<Record<keyof FullProfile, string[]>> = {
  fullName: ["fullName"],
  username: ["username", "alias"],
  emailVerified: ["emailVerified"],
  phoneNumber: ["phoneNumber"],
  userStatus: ["userStatus", "sessionsValidFrom"],
  adminStatus: ["adminStatus"],
  merchantStatus: ["merchantStatus"],
  mediaStatus: ["mediaStatus"],
  magStatus: ["magStatus"],
  directoryStatus: ["directoryStatus"],
  directorySubscriptionPlan: ["grantedPlan", "directoryPlan"],
};

/** Everything stored about everybody, by person. */
async function readAllProfiles(): Promise<Map<string, Record<string, unknown>>> {
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
        handles: handles
          .filter((handleRow) => handleRow.profileId === one.id)
          .map((held) => held.handle),
      },
    ]),
  );
}

function listChangedColumns(
  before: Record<string, unknown> = {},
  after: Record<string, unknown> = {},
) {
  return Object.keys({ ...before, ...after }).filter(
    (column) => JSON.stringify(before[column]) !== JSON.stringify(after[column]),
  );
}

const bookkeepingColumns = ["version", "updatedAt", "handles", "searchText"];

async function resolveTargetId(target: Target, actor: SignedIn | undefined): Promise<string> {
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
  const roleTargetPairs = (Object.keys(people) as Role[]).flatMap((role) =>
    targets.map((target) => [role, target] as const),
  );

  test.each(roleTargetPairs)("a %s on %s, every field", async (role, target) => {
    const actor = await people[role]();
    const id = await resolveTargetId(target, actor);
    let before = await readAllProfiles();
    for (const field of fields) {
      const caseTitle = `${role} on ${target}: ${field}`;
      const column = columnsByField[field]?.[0] ?? field;
      const current = before.get(id)?.[column] ?? null;
      const value = values[field]().find((one) => one !== current);
      const response = await app.call("PUT", `/admin/users/update/${id}`, {
        ...(actor && { as: actor }),
        body: { [field]: value },
      });
      const { status, code, letter } = resolveOutcome(expected[role][target], field);
      expect(response.statusCode, `${caseTitle} ${response.body}`).toBe(status);
      if (code) expect(response.json().code, caseTitle).toBe(code);
      if (letter === "-") expect(Object.keys(response.json().fields), caseTitle).toEqual([field]);

      const after = await readAllProfiles();
      for (const [person, rowBefore] of before)
        if (person !== id) expect(after.get(person), caseTitle).toEqual(rowBefore);
      expect(after.size, caseTitle).toBe(before.size);
      const changed = listChangedColumns(before.get(id), after.get(id));
      if (letter === "C") {
        const changeableColumns = [...(columnsByField[field] ?? [field]), ...bookkeepingColumns];
        expect(changed, caseTitle).toEqual(expect.arrayContaining([column]));
        expect(changeableColumns, caseTitle).toEqual(expect.arrayContaining(changed));
      } else expect(changed, caseTitle).toEqual([]);
      before = after;
    }
  });
});
