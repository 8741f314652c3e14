import type {
  AccessRequest,
  AccessType,
  OwnAccessRequest,
} from "@boab/contracts/accounts/access-requests";
import type { Selectable } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";
import { formatExactInstant, isAfterPosition, type Position } from "#platform/db/keyset.ts";
import type { AccountsAccessRequest } from "#platform/db/types.generated.ts";

type RequestRow = Selectable<AccountsAccessRequest>;
type PersonRow = {
  fullName: string;
  username: string;
  email: string;
  decidedByName: string | null;
};

const toOwnRequest = (row: RequestRow): OwnAccessRequest => ({
  id: row.id,
  accessType: row.accessType,
  reason: row.reason,
  status: row.status,
  declineReason: row.declineReason,
  createdAt: row.createdAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
});

const toRequest = (row: RequestRow & PersonRow): AccessRequest => ({
  ...toOwnRequest(row),
  userId: row.userId,
  fullName: row.fullName,
  username: row.username,
  email: row.email,
  decidedBy: row.decidedBy,
  decidedByName: row.decidedByName,
});

const selectRequests = (db: Db) =>
  db
    .selectFrom("accounts.accessRequest as request")
    .innerJoin("accounts.profile as person", "person.id", "request.userId")
    .leftJoin("accounts.profile as decider", (join) =>
      join.onRef("decider.id", "=", "request.decidedBy").on("decider.deletedAt", "is", null),
    )
    .selectAll("request")
    .select(["person.fullName", "person.username", "person.email"])
    .select("decider.fullName as decidedByName");

export async function findRequest(db: Db, id: string): Promise<AccessRequest | undefined> {
  const row = await selectRequests(db).where("request.id", "=", id).executeTakeFirst();
  return row && toRequest(row);
}

/** Lists requests newest first, with keyset pagination. */
export async function listRequests(
  db: Db,
  filter: {
    limit: number;
    status: OwnAccessRequest["status"] | undefined;
    accessType: AccessType | undefined;
    after: Position | undefined;
  },
) {
  let query = selectRequests(db)
    .select(formatExactInstant("request.createdAt").as("exactCreation"))
    .orderBy("request.createdAt", "desc")
    .orderBy("request.id", "desc")
    .limit(filter.limit);
  if (filter.status) query = query.where("request.status", "=", filter.status);
  if (filter.accessType) query = query.where("request.accessType", "=", filter.accessType);
  if (filter.after)
    query = query.where(isAfterPosition("request.createdAt", "request.id", filter.after));
  return (await query.execute()).map((row) => ({
    request: toRequest(row),
    position: [row.exactCreation, row.id] satisfies Position,
  }));
}

/** Everything a person asked for, newest first. */
export async function listRequestsByUser(db: Db, userId: string): Promise<OwnAccessRequest[]> {
  const rows = await db
    .selectFrom("accounts.accessRequest")
    .selectAll()
    .where("userId", "=", userId)
    .orderBy("createdAt", "desc")
    .execute();
  return rows.map(toOwnRequest);
}

export async function insertRequest(
  tx: Tx,
  request: { userId: string; accessType: AccessType; reason: string; createdAt: Date },
): Promise<void> {
  await tx
    .insertInto("accounts.accessRequest")
    .values({
      userId: request.userId,
      accessType: request.accessType,
      reason: request.reason,
      createdAt: request.createdAt,
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
    .updateTable("accounts.accessRequest")
    .set({
      status: decision.declineReason === null ? "approved" : "declined",
      declineReason: decision.declineReason,
      decidedBy: decision.by,
      decidedAt: decision.at,
    })
    .where("id", "=", id)
    .where("status", "=", "open")
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteRequestsByUser(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("accounts.accessRequest").where("userId", "=", userId).execute();
}
