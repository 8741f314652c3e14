import type { Category } from "@boab/contracts/directory/listing-fields";
import type { Socials } from "@boab/contracts/directory/socials";
import type { HoursPattern } from "../hours-patterns.ts";

/** A hand-written business; what is left out uses the defaults. */
export interface WrittenBusiness {
  name: string;
  /** For names that aren't in Latin letters. */
  slug?: string;
  category: Category;
  /** `18 Alfrieda Street` */
  street: string;
  /** `St Albans VIC` */
  place: string;
  description: string;
  hours: HoursPattern;
  /** In dollars. */
  prices: Record<string, number>;
  handle?: string;
  on?: (keyof Socials)[];
  owner?: string;
  priority?: number;
  isHidden?: boolean;
}
