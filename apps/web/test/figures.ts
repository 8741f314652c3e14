import { settings } from "@boab/contracts/admin/settings";
import type { PublicFigures } from "#shell/public-figures.ts";

/** The default settings. */
export const figures: PublicFigures = {
  yearlyDiscount: settings.yearlyDiscount.initial,
  platformFee: settings.platformFee.initial,
  trialMonths: settings.trialMonths.initial,
};
