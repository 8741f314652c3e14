import type {
  CurrentSetting,
  readPublicSettings as publicCall,
  SettingChange,
} from "@boab/contracts/admin/setting-calls";
import { type SettingKey, settingKeys, settings } from "@boab/contracts/admin/settings";
import type { CallResponse } from "@boab/contracts/common/call";
import { z } from "zod";
import { cutPage, readSortKey } from "#platform/http/page.ts";
import type { AdminDeps } from "../deps.ts";
import { makeMediaFilmUrls } from "./media-film.ts";
import { findCurrentChanges, listChanges } from "./settings.repository.ts";
import { getCurrentValue } from "./settings.rules.ts";

const defaultLimit = 25;

/** Anyone reads the settings that pages need. */
export async function readPublicSettings(
  deps: AdminDeps,
): Promise<CallResponse<typeof publicCall>> {
  const values = await deps.storedSettings.read();
  return {
    marketplaceAccess: values.marketplaceAccess,
    mediaAccess: values.mediaAccess,
    showWellbeingLink: values.showWellbeingLink,
    yearlyDiscount: values.yearlyDiscount,
    platformFee: values.platformFee,
    trialMonths: values.trialMonths,
    mediaFilm: makeMediaFilmUrls(deps, values.mediaFilm),
  };
}

/** Staff see the current value of every setting, changed or not. */
export async function listSettings({ db }: AdminDeps): Promise<{ data: CurrentSetting[] }> {
  const current = await findCurrentChanges(db);
  return { data: settingKeys.map((key) => describeSetting(key, current.get(key))) };
}

export function describeSetting(key: SettingKey, change: SettingChange | undefined) {
  const { label, help, kind, initial } = settings[key];
  return {
    key,
    label,
    help,
    kind,
    value: getCurrentValue(key, change?.value),
    default: initial,
    version: change?.version ?? 0,
    lastChange: change ?? null,
  };
}

const VersionKey = z.tuple([z.string().regex(/^\d{1,9}$/)]);

export async function readSettingHistory(
  { db }: AdminDeps,
  key: SettingKey,
  page: { limit?: number | undefined; cursor?: string | undefined },
) {
  const limit = page.limit ?? defaultLimit;
  const before = readSortKey(page.cursor, VersionKey);
  const rows = await listChanges(db, key, limit + 1, before && Number(before[0]));
  const changesWithPosition = rows.map((change) => ({
    change,
    position: [String(change.version)],
  }));
  const { shown, nextCursor } = cutPage(changesWithPosition, limit);
  return { data: shown.map(({ change }) => change), nextCursor };
}
