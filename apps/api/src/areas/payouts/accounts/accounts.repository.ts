import type { Db, Tx } from "#platform/db/db.ts";
import { newestFirst, type Position } from "#platform/db/keyset.ts";

type AccountState = "creating" | "open" | "closing" | "closed";

const columns = [
  "id",
  "userId",
  "state",
  "stripeId",
  "email",
  "type",
  "country",
  "detailsSubmitted",
  "chargesEnabled",
  "payoutsEnabled",
  "transfersEnabled",
  "currentlyDue",
  "pastDue",
  "dueBy",
  "disabledReason",
  "createdAt",
  "isReplacement",
  "readyAt",
  "reading",
  "readAt",
] as const;

const selectAccounts = (db: Db) => db.selectFrom("payments.payoutAccount").select(columns);

/** An account that may not exist at the provider yet. */
export type StoredAccount = Awaited<
  ReturnType<ReturnType<typeof selectAccounts>["executeTakeFirstOrThrow"]>
>;

/** An account that exists at the provider and that we have read from there. */
export interface AccountWithDetails extends StoredAccount {
  stripeId: string;
  readAt: Date;
}

export const hasDetails = (account: StoredAccount | undefined): account is AccountWithDetails =>
  account !== undefined && account.stripeId !== null && account.readAt !== null;

/** Finds the account a person has now, which is never a closed one. */
export async function findAccountByUser(
  db: Db,
  userId: string,
): Promise<StoredAccount | undefined> {
  return selectAccounts(db)
    .where("userId", "=", userId)
    .where("state", "!=", "closed")
    .executeTakeFirst();
}

/** Returns all accounts a person ever had, including those an admin has deleted. */
export async function findAccountsByUser(db: Db, userId: string): Promise<StoredAccount[]> {
  return selectAccounts(db)
    .where("userId", "=", userId)
    .orderBy("createdAt", "desc")
    .limit(100)
    .execute();
}

/** Returns those of the users who can be paid now, as far as we know. */
export async function findReadyPayeeIds(db: Db, userIds: string[]): Promise<Set<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await db
    .selectFrom("payments.payoutAccount")
    .select("userId")
    .where("userId", "in", userIds)
    .where("isReady", "=", true)
    .execute();
  return new Set(rows.map(({ userId }) => userId));
}

type Key = { id: string } | { stripeId: string };

const selectByKey = (db: Db, key: Key) =>
  "id" in key
    ? selectAccounts(db).where("id", "=", key.id)
    : selectAccounts(db).where("stripeId", "=", key.stripeId);

export async function findAccount(db: Db, key: Key): Promise<StoredAccount | undefined> {
  return selectByKey(db, key).executeTakeFirst();
}

export async function lockAccount(tx: Tx, key: Key): Promise<StoredAccount | undefined> {
  return selectByKey(tx, key).forUpdate().executeTakeFirst();
}

interface NewAccount {
  id: string;
  userId: string;
  email: string;
  isReplacement: boolean;
  createdAt: Date;
}

export async function insertAccount(tx: Tx, account: NewAccount): Promise<StoredAccount> {
  return tx
    .insertInto("payments.payoutAccount")
    .values(account)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

interface Reading
  extends Pick<
    StoredAccount,
    | "type"
    | "country"
    | "detailsSubmitted"
    | "chargesEnabled"
    | "payoutsEnabled"
    | "transfersEnabled"
    | "currentlyDue"
    | "pastDue"
    | "dueBy"
    | "disabledReason"
  > {
  stripeId: string;
  /** Missing for somebody whose email we have erased. */
  email?: string | null | undefined;
  state: "open" | "closing";
  createdAt: Date;
  /** When it could first be paid. */
  readyAt: Date | null;
  reading: number;
  readAt: Date;
}

/** False when a later reading is stored already. */
export async function saveReading(tx: Tx, id: string, reading: Reading): Promise<boolean> {
  const row = await tx
    .updateTable("payments.payoutAccount")
    .set(reading)
    .where("id", "=", id)
    .where("reading", "<", reading.reading)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function setAccountState(tx: Tx, id: string, state: AccountState): Promise<void> {
  await tx.updateTable("payments.payoutAccount").set({ state }).where("id", "=", id).execute();
}

export async function eraseAccountEmail(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable("payments.payoutAccount")
    .set({ email: null })
    .where("userId", "=", userId)
    .execute();
}

interface AccountSearch {
  createdFrom?: Date | undefined;
  createdTo?: Date | undefined;
}

/** Lists the accounts that exist at the provider, newest first. */
export async function listAccounts(
  db: Db,
  { createdFrom, createdTo }: AccountSearch,
  limit: number,
  after: Position | undefined,
) {
  let query = selectAccounts(db).where("state", "in", ["open", "closing"]);
  if (createdFrom) query = query.where("createdAt", ">=", createdFrom);
  if (createdTo) query = query.where("createdAt", "<=", createdTo);
  const rows = await query
    .$call(newestFirst({ instant: "createdAt", id: "id", limit, after }))
    .execute();
  return rows.map(({ exactCreation, ...row }) => ({
    account: row,
    position: [exactCreation, row.id] satisfies Position,
  }));
}
