import type { MemberRight } from "@boab/contracts/directory/member-rights";
import { createContext, type ReactNode } from "react";
import type { BusinessView } from "../business/business-view.ts";
import type { SectionName } from "../business/sections.ts";

/** What people who manage a listing see on its page in addition to the listing. */
export interface EditingControls {
  isOwner: boolean;
  /** What the viewer may do at this business. */
  rights: readonly MemberRight[];
  /** True for the owner and those who help, who can't review their listing. False for staff, who can. */
  isManager: boolean;
  /** The listing after the last save; null while the page still shows what the server rendered. */
  view: BusinessView | null;
  /** Shown above the page: whether the listing is live, its URL, and what is missing. */
  banner: ReactNode;
  /** Which plan the listing is on (SUB-21). */
  planPanel: ReactNode;
  /** The button beside a section's heading that opens its editor. */
  tools(section: SectionName): ReactNode;
  /** True while an editor is open, so that floating elements don't cover it. */
  hasOpenEditor: boolean;
  /** Replaces the section while it is edited; null shows the section as visitors see it. */
  editor(section: SectionName): ReactNode;
}

/** The value is null for visitors. */
export const EditingContext = createContext<EditingControls | null>(null);

/** Whether it is known yet if the viewer manages the listing. */
export const IsNonManagerContext = createContext(false);
