import type { Statuses } from "@boab/contracts/accounts/statuses";
import type { ImageRendition } from "@boab/contracts/uploads/uploads";
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

const accounts = (db: Db) =>
  db
    .selectFrom("media.account as account")
    .innerJoin("accounts.profile as person", "person.id", "account.user_id")
    .select([
      "account.id",
      "account.user_id as userId",
      "account.name",
      "account.description",
      "account.website",
      "account.header",
      "account.header_upload_id as headerUploadId",
      "account.profile",
      "account.profile_upload_id as profileUploadId",
      "person.media_status as mediaStatus",
      "account.is_withheld as isWithheld",
      "account.created_at as createdAt",
      (query) =>
        query
          .selectFrom("media.video")
          .select(({ fn }) => fn.countAll<number>().as("count"))
          .whereRef("media.video.account_id", "=", "account.id")
          .where("media.video.is_published", "=", true)
          .as("videoCount"),
    ]);

type Key = { id: string } | { userId: string };

export async function findAccount(db: Db, key: Key): Promise<StoredAccount | undefined> {
  const query = accounts(db);
  const row = await ("id" in key
    ? query.where("account.id", "=", key.id)
    : query.where("account.user_id", "=", key.userId)
  ).executeTakeFirst();
  return row as StoredAccount | undefined;
}

export async function lockAccountOf(tx: Tx, userId: string): Promise<StoredAccount | undefined> {
  const row = await accounts(tx)
    .where("account.user_id", "=", userId)
    .forUpdate("account")
    .executeTakeFirst();
  return row as StoredAccount | undefined;
}

const refusals = { account_of_user: () => new AppError("media_account_exists") };

interface NewAccount {
  id: string;
  userId: string;
  name: string;
  description: string;
  website: string | null;
}

/** Refused for somebody who has one, also at the same moment. */
export async function insertAccount(tx: Tx, account: NewAccount, at: Date): Promise<void> {
  const { id, userId, name, description, website } = account;
  await refuseViolation(
    refusals,
    tx
      .insertInto("media.account")
      .values({
        ...{ id, user_id: userId, name, description, website },
        ...{ created_at: at, updated_at: at },
      })
      .execute(),
  );
}

type Picture = { uploadId: string; renditions: ImageRendition[] } | null;

export interface AccountChanges {
  name?: string | undefined;
  description?: string | undefined;
  website?: string | null | undefined;
  header?: Picture | undefined;
  profile?: Picture | undefined;
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
        header_upload_id: header?.uploadId ?? null,
      }),
      ...(profile !== undefined && {
        profile: profile && JSON.stringify(profile.renditions),
        profile_upload_id: profile?.uploadId ?? null,
      }),
      updated_at: at,
    })
    .where("id", "=", id)
    .execute();
}

/** Everything of a banned creator is hidden, for as long. */
export async function withholdCreator(tx: Tx, userId: string, isWithheld: boolean): Promise<void> {
  await tx
    .updateTable("media.account")
    .set({ is_withheld: isWithheld })
    .where("user_id", "=", userId)
    .execute();
  await tx
    .updateTable("media.video")
    .set({ is_withheld: isWithheld })
    .where("is_withheld", "!=", isWithheld)
    .where("account_id", "in", (query) =>
      query.selectFrom("media.account").select("id").where("user_id", "=", userId),
    )
    .execute();
}

export async function deleteAccountRow(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("media.account").where("id", "=", id).execute();
}
