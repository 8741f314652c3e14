import type { SettingKey } from "@boab/contracts/admin/settings";
import { demoPeople, makeDemoUserId } from "@boab/demo/people";
import type { DemoPart } from "./demo-part.ts";

const openedSettings: Partial<Record<SettingKey, unknown>> = {
  marketplaceAccess: "public",
  mediaAccess: "public",
  showWellbeingLink: true,
};

/** whoever tries the demo finds every area open. A switch somebody has changed stays as it is. */
export const loadDemoSwitches: DemoPart = async ({ db }) => {
  const admin = demoPeople.find(({ role }) => role === "admin");
  if (!admin) throw new Error("the demo has no admin");
  await db
    .insertInto("admin.settingChange")
    .values(
      Object.entries(openedSettings).map(([key, value]) => ({
        key,
        version: 1,
        value: JSON.stringify(value),
        reason: "Open for everyone who tries the demo.",
        changedBy: makeDemoUserId(admin),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return "every area open";
};
