import type {
  CurrentSetting,
  readPublicSettings as publicCall,
  SettingChange,
} from "@boab/contracts/admin/setting-calls";
import { type SettingKey, settingKeys, settings } from "@boab/contracts/admin/settings";
import type { CallResponse } from "@boab/contracts/common/call";
import { z } from "zod";
import { cutPage, readKey } from "#platform/http/page.ts";
import type { AdminDeps } from "../deps.ts";
import { findCurrent, listChanges } from "./settings.repository.ts";
import { valueInForce } from "./settings.rules.ts";

const usualLimit = 25;

/** Settings that pages need; public. */
export async function readPublicSettings({
  storedSettings,
}: AdminDeps): Promise<CallResponse<typeof publicCall>> {
  const values = await storedSettings.read();
  const { marketplaceAccess, showWellbeingLink, yearlyDiscount, platformFee, trialMonths } = values;
  return { marketplaceAccess, showWellbeingLink, yearlyDiscount, platformFee, trialMonths };
}

/** Staff see the current value of every setting, changed or not. */
export async function listSettings({ db }: AdminDeps): Promise<{ data: CurrentSetting[] }> {
  const current = await findCurrent(db);
  return { data: settingKeys.map((key) => describeSetting(key, current.get(key))) };
}

export function describeSetting(key: SettingKey, change: SettingChange | undefined) {
  const { label, help, kind, initial } = settings[key];
  return {
    key,
    label,
    help,
    kind,
    value: valueInForce(key, change?.value),
    default: initial,
    version: change?.version ?? 0,
    lastChange: change ?? null,
  };
}

const Version = z.tuple([z.string().regex(/^\d{1,9}$/)]);

export async function readSettingHistory(
  { db }: AdminDeps,
  key: SettingKey,
  page: { limit?: number | undefined; cursor?: string | undefined },
) {
  const limit = page.limit ?? usualLimit;
  const before = readKey(page.cursor, Version);
  const rows = await listChanges(db, key, limit + 1, before && Number(before[0]));
  const placed = rows.map((change) => ({ change, position: [String(change.version)] }));
  const { shown, nextCursor } = cutPage(placed, limit);
  return { data: shown.map(({ change }) => change), nextCursor };
}
