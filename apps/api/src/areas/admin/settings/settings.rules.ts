import {
  type SettingKey,
  type SettingValues,
  settingKeys,
  settings,
} from "@boab/contracts/admin/settings";

/**
 * The current value. What an older release stored may no longer be valid: then the default applies.
 */
export function valueInForce(key: SettingKey, stored: unknown): SettingValues[SettingKey] {
  const value = settings[key].schema.safeParse(stored);
  return value.success ? value.data : settings[key].initial;
}

export function valuesInForce(stored: ReadonlyMap<string, unknown>): SettingValues {
  const pairs = settingKeys.map((key) => [key, valueInForce(key, stored.get(key))]);
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
