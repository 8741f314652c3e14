import type { Category } from "@boab/contracts/directory/listing-fields";
import type { HoursPattern } from "../hours-patterns.ts";
import type { Region } from "../words.ts";

/** What businesses of one kind have in common; the generator varies each. */
export interface BusinessKind {
  category: Category;
  regions: Region[];
  /** The second half of a name. */
  nouns: string[];
  /** The first and second sentence of a description. `{suburb}` is filled in. */
  openings: string[];
  details: string[];
  /** What it offers, with the usual price in dollars. */
  prices: Record<string, number>;
  hours: HoursPattern[];
}

export const everywhere: Region[] = ["west", "horn", "north", "east", "central", "south"];
