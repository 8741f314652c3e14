import type { settingKeys } from "@boab/contracts/admin/settings";
import type { Objects } from "../object-factory.ts";

export const adminObjects: Objects = {
  setting: {
    of: async () => "showWellbeingLink" satisfies (typeof settingKeys)[number],
    missing: "noSuchSetting",
  },
};
