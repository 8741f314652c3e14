import type { EditableBusiness } from "@boab/contracts/directory/businesses";
import type { BusinessView } from "../business/business-view.ts";

type SavedTexts = Pick<EditableBusiness, "businessName" | "category" | "description" | "email">;

/** Updates the texts of a view that couldn't be loaded again; the other parts need the server. */
export const withSavedTexts = (
  view: BusinessView,
  { businessName, category, description, email }: SavedTexts,
): BusinessView => ({ ...view, name: businessName, category, description, email });
