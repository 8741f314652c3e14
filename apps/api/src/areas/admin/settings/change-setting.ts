import type { CurrentSetting } from "@boab/contracts/admin/setting-calls";
import type { SettingKey } from "@boab/contracts/admin/settings";
import { writeAudit } from "#platform/audit/audit.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { requireFreshSignIn } from "#platform/http/access.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import { areaOpened } from "#platform/settings/setting-events.ts";
import type { AdminDeps } from "../deps.ts";
import { findFilmIssue } from "./media-film.ts";
import { describeSetting } from "./read-settings.ts";
import { findVersion, insertChange, listChanges } from "./settings.repository.ts";
import { checkValue, findOpenedArea } from "./settings.rules.ts";

interface RequestedChange {
  value: unknown;
  reason: string;
  version: number;
}

/**
 * An Admin changes the value they saw, after a fresh sign-in; the old value stays in the history.
 */
export async function changeSetting(
  deps: AdminDeps,
  actor: Member,
  key: SettingKey,
  change: RequestedChange,
  origin: RequestOrigin,
): Promise<CurrentSetting> {
  const { db, clock, publish, storedSettings } = deps;
  requireFreshSignIn(actor, clock());
  const verdict = checkValue(key, change.value);
  if (!verdict.ok) throw new AppError("bad_request", { fields: verdict.fields });
  const issue = key === "mediaFilm" && (await findFilmIssue(deps, String(verdict.value)));
  if (issue) throw new AppError("bad_request", { fields: { value: issue } });
  const { reason } = change;
  const version = change.version + 1;
  await runOnce(db, async (tx) => {
    if ((await findVersion(tx, key)) !== change.version) throw new AppError("conflict");
    const row = { key, version, value: verdict.value, reason, changedBy: actor.userId };
    await insertChange(tx, row);
    const area = findOpenedArea(key, verdict.value);
    if (area) await publish(tx, areaOpened, { area });
    await writeAudit(tx, {
      actorId: actor.userId,
      act: "change setting",
      objectType: "setting",
      objectId: key,
      changes: { value: verdict.value, reason, version },
      ...origin,
    });
  });
  storedSettings.evict();
  const changed = await listChanges(db, key, 1, version + 1);
  return describeSetting(key, changed[0]);
}
