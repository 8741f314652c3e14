import type { Statuses } from "@boab/contracts/accounts/statuses";
import type { ImageRendition } from "@boab/contracts/uploads/uploads";
import type { NotNull } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";
import { refuseViolation } from "#platform/db/refuse-violation.ts";
import { AppError } from "#platform/errors/app-error.ts";

export interface StoredAccount {
  id: string;
  userId: string;
  name: string;
  description: string;
  website: string | null;
  header: ImageRendition[] | null;
  headerUploadId: string | null;
  profile: ImageRendition[] | null;
  profileUploadId: string | null;
  mediaStatus: Statuses["mediaStatus"];
  isWithheld: boolean;
  videoCount: number;
  createdAt: Date;
}

const selectAccounts = (db: Db) =>
  db
    .selectFrom("media.account as account")
    .innerJoin("accounts.vPerson as person", "person.id", "account.userId")
    .select([
      "account.id",
      "account.userId",
      "account.name",
      "account.description",
      "account.website",
      "account.header",
      "account.headerUploadId",
      "account.profile",
      "account.profileUploadId",
      "person.mediaStatus",
      "account.isWithheld",
      "account.createdAt",
      (eb) =>
        eb
          .selectFrom("media.video")
          .select(({ fn }) => fn.countAll<number>().as("count"))
          .whereRef("media.video.accountId", "=", "account.id")
          .where("media.video.isPublished", "=", true)
          .as("videoCount"),
    ])
    // A count is never null.
    .$narrowType<{ videoCount: NotNull }>();

type Key = { id: string } | { userId: string };

export async function findAccount(db: Db, key: Key): Promise<StoredAccount | undefined> {
  const query = selectAccounts(db);
  return (
    "id" in key
      ? query.where("account.id", "=", key.id)
      : query.where("account.userId", "=", key.userId)
  ).executeTakeFirst();
}

export async function lockAccountByUser(
  tx: Tx,
  userId: string,
): Promise<StoredAccount | undefined> {
  return selectAccounts(tx)
    .where("account.userId", "=", userId)
    .forUpdate("account")
    .executeTakeFirst();
}

const refusals = { account_of_user: () => new AppError("media_account_exists") };

interface NewAccount {
  id: string;
  userId: string;
  name: string;
  description: string;
  website: string | null;
}

/** Throws for somebody who already has an account, even if both requests come at the same moment. */
export async function insertAccount(tx: Tx, account: NewAccount, at: Date): Promise<void> {
  const { id, userId, name, description, website } = account;
  await refuseViolation(
    refusals,
    tx
      .insertInto("media.account")
      .values({
        id,
        userId,
        name,
        description,
        website,
        createdAt: at,
        updatedAt: at,
      })
      .execute(),
  );
}

type AccountPicture = { uploadId: string; renditions: ImageRendition[] } | null;

export interface AccountChanges {
  name?: string | undefined;
  description?: string | undefined;
  website?: string | null | undefined;
  header?: AccountPicture | undefined;
  profile?: AccountPicture | undefined;
}

export async function saveAccount(
  tx: Tx,
  id: string,
  { name, description, website, header, profile }: AccountChanges,
  at: Date,
): Promise<void> {
  await tx
    .updateTable("media.account")
    .set({
      ...(name !== undefined && { name }),
      ...(description !== undefined && { description }),
      ...(website !== undefined && { website }),
      ...(header !== undefined && {
        header: header && JSON.stringify(header.renditions),
        headerUploadId: header?.uploadId ?? null,
      }),
      ...(profile !== undefined && {
        profile: profile && JSON.stringify(profile.renditions),
        profileUploadId: profile?.uploadId ?? null,
      }),
      updatedAt: at,
    })
    .where("id", "=", id)
    .execute();
}

/** The page and videos of a banned creator are hidden until the ban ends. */
export async function withholdCreator(tx: Tx, userId: string, isWithheld: boolean): Promise<void> {
  await tx.updateTable("media.account").set({ isWithheld }).where("userId", "=", userId).execute();
  await tx
    .updateTable("media.video")
    .set({ isWithheld })
    .where("isWithheld", "!=", isWithheld)
    .where("accountId", "in", (eb) =>
      eb.selectFrom("media.account").select("id").where("userId", "=", userId),
    )
    .execute();
}

export async function deleteAccountRow(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("media.account").where("id", "=", id).execute();
}
