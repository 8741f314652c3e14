import { defineColumns } from "#platform/db/columns.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import { exactInstant, type Position, standsAfter } from "#platform/db/keyset.ts";

type AccountState = "creating" | "open" | "closing" | "closed";

const columns = defineColumns<"payments.payout_account">()({
  id: "id",
  userId: "user_id",
  state: "state",
  stripeId: "stripe_id",
  email: "email",
  type: "type",
  country: "country",
  detailsSubmitted: "details_submitted",
  chargesEnabled: "charges_enabled",
  payoutsEnabled: "payouts_enabled",
  transfersEnabled: "transfers_enabled",
  currentlyDue: "currently_due",
  pastDue: "past_due",
  dueBy: "due_by",
  disabledReason: "disabled_reason",
  createdAt: "created_at",
  isReplacement: "is_replacement",
  readyAt: "ready_at",
  reading: "reading",
  readAt: "read_at",
});

const accounts = (db: Db) => db.selectFrom("payments.payout_account").select(columns.select());

type Row = Awaited<ReturnType<ReturnType<typeof accounts>["executeTakeFirstOrThrow"]>>;

/** One that the provider may not have made yet. */
export interface StoredAccount extends Omit<Row, "state"> {
  state: AccountState;
}

/** One that the provider has made and described. */
export interface KnownAccount extends StoredAccount {
  stripeId: string;
  readAt: Date;
}

const toAccount = (row: Row): StoredAccount => ({ ...row, state: row.state as AccountState });

export const isKnown = (account: StoredAccount | undefined): account is KnownAccount =>
  account !== undefined && account.stripeId !== null && account.readAt !== null;

/** The one a person has; closed ones are history. */
export async function findAccountOf(db: Db, userId: string): Promise<StoredAccount | undefined> {
  const row = await accounts(db)
    .where("user_id", "=", userId)
    .where("state", "!=", "closed")
    .executeTakeFirst();
  return row && toAccount(row);
}

/** All a person has ever had; an admin may have deleted some. */
export async function findAccountsOf(db: Db, userId: string): Promise<StoredAccount[]> {
  const rows = await accounts(db)
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .limit(100)
    .execute();
  return rows.map(toAccount);
}

/** Those of them who can be paid now, as far as we know. */
export async function findReadyPayees(db: Db, userIds: string[]): Promise<Set<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await db
    .selectFrom("payments.payout_account")
    .select("user_id")
    .where("user_id", "in", userIds)
    .where("is_ready", "=", true)
    .execute();
  return new Set(rows.map(({ user_id }) => user_id));
}

type Key = { id: string } | { stripeId: string };

const withKey = (db: Db, key: Key) =>
  "id" in key
    ? accounts(db).where("id", "=", key.id)
    : accounts(db).where("stripe_id", "=", key.stripeId);

export async function findAccount(db: Db, key: Key): Promise<StoredAccount | undefined> {
  const row = await withKey(db, key).executeTakeFirst();
  return row && toAccount(row);
}

export async function lockAccount(tx: Tx, key: Key): Promise<StoredAccount | undefined> {
  const row = await withKey(tx, key).forUpdate().executeTakeFirst();
  return row && toAccount(row);
}

interface NewAccount {
  id: string;
  userId: string;
  email: string;
  isReplacement: boolean;
  createdAt: Date;
}

export async function insertAccount(tx: Tx, account: NewAccount): Promise<StoredAccount> {
  const row = await tx
    .insertInto("payments.payout_account")
    .values(columns.valuesOf(account))
    .returning(columns.select())
    .executeTakeFirstOrThrow();
  return toAccount(row);
}

interface Reading
  extends Pick<
    Row,
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
  /** Left out for somebody whose address we have forgotten. */
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
    .updateTable("payments.payout_account")
    .set(columns.valuesOf(reading))
    .where("id", "=", id)
    .where("reading", "<", reading.reading)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function setAccountState(tx: Tx, id: string, state: AccountState): Promise<void> {
  await tx.updateTable("payments.payout_account").set({ state }).where("id", "=", id).execute();
}

export async function forgetAccountEmail(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable("payments.payout_account")
    .set({ email: null })
    .where("user_id", "=", userId)
    .execute();
}

/** An event about it is stored and not applied, so what we know is out of date. */
export async function hasWaitingEvent(db: Db, stripeId: string): Promise<boolean> {
  const row = await db
    .selectFrom("payments.stripe_event")
    .select("id")
    .where("account_id", "=", stripeId)
    .where("handled_at", "is", null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Our own books are not closed for them: a share is still to be sent, or a debt to be settled. */
export async function hasOpenLedger(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom("payments.ledger_entry")
    .select("account")
    .where("payee_id", "=", userId)
    .groupBy("account")
    .having(({ fn }) => fn.sum("amount_cents"), "!=", 0)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

interface AccountSearch {
  createdFrom?: Date | undefined;
  createdTo?: Date | undefined;
}

/** Newest first, those that the provider has made. */
export async function listAccounts(
  db: Db,
  { createdFrom, createdTo }: AccountSearch,
  limit: number,
  after: Position | undefined,
) {
  let query = accounts(db)
    .select(exactInstant("created_at").as("exactCreation"))
    .where("state", "in", ["open", "closing"])
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit);
  if (createdFrom) query = query.where("created_at", ">=", createdFrom);
  if (createdTo) query = query.where("created_at", "<=", createdTo);
  if (after) query = query.where(standsAfter("created_at", "id", after));
  return (await query.execute()).map(({ exactCreation, ...row }) => ({
    account: toAccount(row),
    position: [exactCreation, row.id] satisfies Position,
  }));
}
