import type { SettingChange } from "@boab/contracts/admin/setting-calls";
import type { Db, Tx } from "#platform/db/db.ts";
import { refuseViolation } from "#platform/db/refuse-violation.ts";
import { AppError } from "#platform/errors/app-error.ts";

/** Each change comes with the actor's name, as long as they have an account. */
const selectChanges = (db: Db) =>
  db
    .selectFrom("admin.settingChange as change")
    .leftJoin("accounts.vPerson as person", (join) =>
      join.onRef("person.id", "=", "change.changedBy").on("person.deletedAt", "is", null),
    )
    .select([
      "change.key",
      "change.version",
      "change.value",
      "change.reason",
      "change.changedBy",
      "change.changedAt",
      "person.fullName",
    ]);

type ChangeRow = Awaited<ReturnType<ReturnType<typeof selectChanges>["execute"]>>[number];

const toChange = (row: ChangeRow): SettingChange => ({
  version: row.version,
  value: row.value,
  reason: row.reason,
  changedBy: row.changedBy,
  changedByName: row.fullName,
  changedAt: row.changedAt.toISOString(),
});

/** The latest change of each setting that was ever changed. */
export async function findCurrentChanges(db: Db): Promise<Map<string, SettingChange>> {
  const rows = await selectChanges(db)
    .distinctOn("change.key")
    .orderBy("change.key")
    .orderBy("change.version", "desc")
    .execute();
  return new Map(rows.map((row) => [row.key, toChange(row)]));
}

export async function listChanges(
  db: Db,
  key: string,
  limit: number,
  before: number | undefined,
): Promise<SettingChange[]> {
  let query = selectChanges(db)
    .where("change.key", "=", key)
    .orderBy("change.version", "desc")
    .limit(limit);
  if (before !== undefined) query = query.where("change.version", "<", before);
  return (await query.execute()).map(toChange);
}

export async function findVersion(tx: Tx, key: string): Promise<number> {
  const row = await tx
    .selectFrom("admin.settingChange")
    .select("version")
    .where("key", "=", key)
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.version ?? 0;
}

export interface NewSettingChange {
  key: string;
  version: number;
  value: unknown;
  reason: string;
  changedBy: string;
}

/** Refused when somebody else saved this version first. */
export async function insertChange(tx: Tx, change: NewSettingChange): Promise<void> {
  const row = {
    key: change.key,
    version: change.version,
    value: JSON.stringify(change.value),
    reason: change.reason,
    changedBy: change.changedBy,
  };
  await refuseViolation(
    { setting_change_pkey: () => new AppError("conflict") },
    tx.insertInto("admin.settingChange").values(row).execute(),
  );
}
