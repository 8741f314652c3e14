import { createContext, type ReactNode } from "react";
import type { BusinessView } from "../business/business-view.ts";
import type { SectionName } from "../business/sections.ts";

/** What those who manage a listing see on its page besides the listing. */
export interface Editing {
  /** Whether the listing is their own. */
  isOwner: boolean;
  /** The listing as saved a moment ago; null while the page shows it as it was read. */
  view: BusinessView | null;
  /** Above the page: whether it is live, its address, what is missing. */
  banner: ReactNode;
  /** Which plan the listing is on (SUB-21). */
  planPanel: ReactNode;
  /** Beside a section's heading: the button that opens its editor. */
  tools(section: SectionName): ReactNode;
  /** Somebody is typing: what floats over the page would be in the way. */
  hasOpenEditor: boolean;
  /** In place of the section while it is edited; null shows it as readers see it. */
  editor(section: SectionName): ReactNode;
}

/** Null for readers. */
export const EditingContext = createContext<Editing | null>(null);
