import type { EditableBusiness } from "@boab/contracts/directory/businesses";
import type { SectionName } from "../business/sections.ts";

export interface ChecklistItem {
  section: SectionName;
  /** "Add your logo" */
  label: string;
  isDone: boolean;
}

type ChecklistBusiness = Pick<
  EditableBusiness,
  "city" | "coverImageUrl" | "logoUrl" | "days" | "gallery" | "pricings" | "socials"
>;

/** What makes a page complete, the most important first. Only the address is needed to go live. */
export const makeListingChecklist = (business: ChecklistBusiness): ChecklistItem[] => [
  { section: "address", label: "Add your address", isDone: business.city !== null },
  { section: "cover", label: "Choose a cover photo", isDone: business.coverImageUrl !== null },
  { section: "logo", label: "Add your logo", isDone: business.logoUrl !== null },
  { section: "hours", label: "Set your opening hours", isDone: business.days !== null },
  { section: "gallery", label: "Add a few photos", isDone: business.gallery.length > 0 },
  { section: "prices", label: "List your prices", isDone: business.pricings.length > 0 },
  {
    section: "socials",
    label: "Link your social pages",
    isDone: Object.values(business.socials).some((link) => link !== null),
  },
];
