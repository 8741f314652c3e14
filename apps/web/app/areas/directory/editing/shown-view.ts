import type { EditableBusiness } from "@boab/contracts/directory/businesses";
import type { BusinessView } from "../business/business-view.ts";

type SavedTexts = Pick<EditableBusiness, "businessName" | "category" | "description" | "email">;

/** A view that couldn't be read anew, with the texts that were saved; the rest needs the server. */
export const withSavedTexts = (
  view: BusinessView,
  { businessName, category, description, email }: SavedTexts,
): BusinessView => ({ ...view, name: businessName, category, description, email });
