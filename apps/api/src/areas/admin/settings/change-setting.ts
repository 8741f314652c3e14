import type { CurrentSetting } from "@boab/contracts/admin/setting-calls";
import type { SettingKey } from "@boab/contracts/admin/settings";
import { writeAudit } from "#platform/audit/audit.ts";
import { inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { requireFreshSignIn } from "#platform/http/access.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import type { AdminDeps } from "../deps.ts";
import { describeSetting } from "./read-settings.ts";
import { findVersion, insertChange, listChanges } from "./settings.repository.ts";
import { checkValue } from "./settings.rules.ts";

interface Change {
  value: unknown;
  reason: string;
  version: number;
}

/**
 * An Admin changes the value they saw, after a fresh sign-in; the old value stays in the history.
 */
export async function changeSetting(
  { db, clock, storedSettings }: AdminDeps,
  actor: Member,
  key: SettingKey,
  change: Change,
  origin: RequestOrigin,
): Promise<CurrentSetting> {
  requireFreshSignIn(actor, clock());
  const verdict = checkValue(key, change.value);
  if (!verdict.ok) throw new AppError("bad_request", { fields: verdict.fields });
  const { reason } = change;
  const version = change.version + 1;
  const changed = await inTransaction(db, async (tx) => {
    if ((await findVersion(tx, key)) !== change.version) throw new AppError("conflict");
    const row = { key, version, value: verdict.value, reason, changedBy: actor.userId };
    await insertChange(tx, row);
    await writeAudit(tx, {
      actorId: actor.userId,
      act: "change setting",
      objectType: "setting",
      objectId: key,
      changes: { value: verdict.value, reason, version },
      ...origin,
    });
    return listChanges(tx, key, 1, version + 1);
  });
  storedSettings.forget();
  return describeSetting(key, changed[0]);
}
