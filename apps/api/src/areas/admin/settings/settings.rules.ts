import {
  type SettingKey,
  type SettingValues,
  settingKeys,
  settings,
} from "@boab/contracts/admin/settings";
import type { LaunchArea } from "@boab/contracts/common/access";

/**
 * The current value. What an older release stored may no longer be valid: then the default applies.
 */
export function getCurrentValue(key: SettingKey, stored: unknown): SettingValues[SettingKey] {
  const value = settings[key].schema.safeParse(stored);
  return value.success ? value.data : settings[key].initial;
}

export function getCurrentValues(stored: ReadonlyMap<string, unknown>): SettingValues {
  const pairs = settingKeys.map((key) => [key, getCurrentValue(key, stored.get(key))]);
  return Object.fromEntries(pairs) as SettingValues;
}

type Verdict = { ok: true; value: unknown } | { ok: false; fields: Record<string, string> };

/** The valid value, or what is wrong with it, by field. */
export function checkValue(key: SettingKey, requested: unknown): Verdict {
  const value = settings[key].schema.safeParse(requested);
  if (value.success) return { ok: true, value: value.data };
  const fields = value.error.issues.map(({ path, message }) => [
    ["value", ...path].join("."),
    message,
  ]);
  return { ok: false, fields: Object.fromEntries(fields) };
}

const areaByLaunchSwitch: Partial<Record<SettingKey, LaunchArea>> = {
  marketplaceAccess: "marketplace",
  mediaAccess: "media",
  showWellbeingLink: "wellbeing",
};

/** The area that this value opens to everyone, if it is a launch switch turned on. */
export function findOpenedArea(key: SettingKey, value: unknown): LaunchArea | undefined {
  const isOpening = value === "public" || value === true;
  return isOpening ? areaByLaunchSwitch[key] : undefined;
}
