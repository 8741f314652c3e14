import type { EditableBusiness } from "@boab/contracts/directory/businesses";
import type { BusinessView } from "../business/business-view.ts";

type SavedTextFields = Pick<
  EditableBusiness,
  "businessName" | "category" | "description" | "email"
>;

/** Updates the texts of a view that couldn't be loaded again; the other parts need the server. */
export const withSavedTextFields = (
  view: BusinessView,
  { businessName, category, description, email }: SavedTextFields,
): BusinessView => ({ ...view, name: businessName, category, description, email });
