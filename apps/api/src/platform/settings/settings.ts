import type { SettingValues } from "@boab/contracts/admin/settings";

/**
 * The owner's settings. The admin area stores them; the wiring passes them to areas that need them.
 */
export interface Settings {
  /** The values are at most five seconds old. */
  read(): Promise<SettingValues>;
}
