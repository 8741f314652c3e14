import type { settingKeys } from "@boab/contracts/admin/settings";
import type { ObjectFactories } from "../object-factory.ts";

export const adminObjects: ObjectFactories = {
  setting: {
    of: async () => "showWellbeingLink" satisfies (typeof settingKeys)[number],
    missing: "noSuchSetting",
  },
};
