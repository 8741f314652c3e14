import { z } from "zod";
import { defineCall } from "../common/call.ts";
import { Cursor, pageLimit, requiredLine, Timestamp, text } from "../common/fields.ts";
import { settingKeys, settings } from "./settings.ts";

/** The settings pages need, and nothing else. */
export const PublicSettings = z.strictObject({
  marketplaceAccess: settings.marketplaceAccess.schema,
  mediaAccess: settings.mediaAccess.schema,
  showWellbeingLink: settings.showWellbeingLink.schema,
  yearlyDiscount: settings.yearlyDiscount.schema,
  platformFee: settings.platformFee.schema,
  trialMonths: settings.trialMonths.schema,
  /** Null while the media page shows the film that comes with the site. */
  mediaFilm: z.strictObject({ url: z.url(), stillUrl: z.url() }).nullable(),
});
export type PublicSettings = z.infer<typeof PublicSettings>;

const SettingChange = z.strictObject({
  version: z.int(),
  value: z.unknown(),
  reason: z.string(),
  changedBy: z.string(),
  /** Null once that account is closed. */
  changedByName: z.string().nullable(),
  changedAt: Timestamp,
});
export type SettingChange = z.infer<typeof SettingChange>;

const CurrentSetting = z.strictObject({
  key: z.enum(settingKeys),
  label: z.string(),
  help: z.string(),
  kind: z.enum(["money", "law", "access", "pages"]),
  value: z.unknown(),
  default: z.unknown(),
  /** 0 until the first change; a change names the version it replaces. */
  version: z.int(),
  lastChange: SettingChange.nullable(),
});
export type CurrentSetting = z.infer<typeof CurrentSetting>;

/** Every type of value; the setting's own schema validates the rest. */
const RequestedValue = z.union([
  z.boolean(),
  z.number(),
  text(20_000),
  z.record(text(60), z.unknown()),
]);

const params = z.strictObject({ key: z.enum(settingKeys) });

export const readPublicSettings = defineCall({
  method: "GET",
  path: "/app/settings/public",
  summary: "Get the settings that pages need",
  response: PublicSettings,
});

export const listSettings = defineCall({
  method: "GET",
  path: "/admin/settings",
  summary: "List settings with their value, default and last change (staff)",
  response: z.strictObject({ data: z.array(CurrentSetting) }),
});

export const changeSetting = defineCall({
  method: "PUT",
  path: "/admin/settings/:key",
  summary: "Change a setting (admin, with a fresh sign-in)",
  params,
  body: z.strictObject({
    value: RequestedValue,
    reason: requiredLine(500, "Please give a reason."),
    version: z.int().min(0).max(2_000_000_000),
  }),
  response: CurrentSetting,
});

export const readSettingHistory = defineCall({
  method: "GET",
  path: "/admin/settings/:key/history",
  summary: "List earlier values of a setting, newest first (staff)",
  params,
  query: z.strictObject({ limit: pageLimit(100).optional(), cursor: Cursor.optional() }),
  response: z.strictObject({ data: z.array(SettingChange), nextCursor: z.string().nullable() }),
});
