import type {
  AccessRequest,
  AccessType,
  OwnAccessRequest,
} from "@boab/contracts/accounts/access-requests";
import type { Selectable } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";
import { exactInstant, type Position, standsAfter } from "#platform/db/keyset.ts";
import type { AccountsAccessRequest } from "#platform/db/types.generated.ts";

type RequestRow = Selectable<AccountsAccessRequest>;
type PersonRow = {
  full_name: string;
  username: string;
  email: string;
  decided_by_name: string | null;
};

const toOwn = (row: RequestRow): OwnAccessRequest => ({
  id: row.id,
  accessType: row.access_type as AccessType,
  reason: row.reason,
  status: row.status as OwnAccessRequest["status"],
  declineReason: row.decline_reason,
  createdAt: row.created_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
});

const toRequest = (row: RequestRow & PersonRow): AccessRequest => ({
  ...toOwn(row),
  userId: row.user_id,
  fullName: row.full_name,
  username: row.username,
  email: row.email,
  decidedBy: row.decided_by,
  decidedByName: row.decided_by_name,
});

const withPerson = (db: Db) =>
  db
    .selectFrom("accounts.access_request as request")
    .innerJoin("accounts.profile as person", "person.id", "request.user_id")
    .leftJoin("accounts.profile as decider", (join) =>
      join.onRef("decider.id", "=", "request.decided_by").on("decider.deleted_at", "is", null),
    )
    .selectAll("request")
    .select(["person.full_name", "person.username", "person.email"])
    .select("decider.full_name as decided_by_name");

export async function findRequest(db: Db, id: string): Promise<AccessRequest | undefined> {
  const row = await withPerson(db).where("request.id", "=", id).executeTakeFirst();
  return row && toRequest(row);
}

/** Newest first, paged by key. */
export async function listRequests(
  db: Db,
  filter: {
    limit: number;
    status: OwnAccessRequest["status"] | undefined;
    accessType: AccessType | undefined;
    after: Position | undefined;
  },
) {
  let query = withPerson(db)
    .select(exactInstant("request.created_at").as("exact_creation"))
    .orderBy("request.created_at", "desc")
    .orderBy("request.id", "desc")
    .limit(filter.limit);
  if (filter.status) query = query.where("request.status", "=", filter.status);
  if (filter.accessType) query = query.where("request.access_type", "=", filter.accessType);
  if (filter.after)
    query = query.where(standsAfter("request.created_at", "request.id", filter.after));
  return (await query.execute()).map((row) => ({
    request: toRequest(row),
    position: [row.exact_creation, row.id] satisfies Position,
  }));
}

/** Everything a person asked for, newest first. */
export async function listRequestsOf(db: Db, userId: string): Promise<OwnAccessRequest[]> {
  const rows = await db
    .selectFrom("accounts.access_request")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .execute();
  return rows.map(toOwn);
}

export async function insertRequest(
  tx: Tx,
  request: { userId: string; accessType: AccessType; reason: string; createdAt: Date },
): Promise<void> {
  await tx
    .insertInto("accounts.access_request")
    .values({
      user_id: request.userId,
      access_type: request.accessType,
      reason: request.reason,
      created_at: request.createdAt,
    })
    .execute();
}

/** False when somebody else decided first. */
export async function decideRequest(
  tx: Tx,
  id: string,
  decision: { declineReason: string | null; by: string; at: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable("accounts.access_request")
    .set({
      status: decision.declineReason === null ? "approved" : "declined",
      decline_reason: decision.declineReason,
      decided_by: decision.by,
      decided_at: decision.at,
    })
    .where("id", "=", id)
    .where("status", "=", "open")
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}
