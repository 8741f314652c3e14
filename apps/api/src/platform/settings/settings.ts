import type { SettingValues } from "@boab/contracts/admin/settings";

/** What the owner has decided. The admin area keeps it; the wiring hands it to whoever needs it. */
export interface Settings {
  /** At most five seconds old. */
  read(): Promise<SettingValues>;
}
