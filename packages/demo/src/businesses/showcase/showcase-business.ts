import type { Category } from "@boab/contracts/directory/listing-fields";
import type { Socials } from "@boab/contracts/directory/socials";
import type { HoursPattern } from "../hours-patterns.ts";

/** A business written by hand; what is left out is usual. */
export interface WrittenBusiness {
  name: string;
  /** Given where the name is not in Latin letters. */
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
