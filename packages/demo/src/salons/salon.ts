import type { WrittenBusiness } from "../businesses/showcase/showcase-business.ts";

/** What is done there decides how long visits take, and what its customers say of themselves. */
export type SalonKind = "braids" | "barber" | "locs" | "natural" | "wigs";

/** How a hair business takes bookings. */
export interface SalonTerms {
  kind: SalonKind;
  /** Without anyone there is one calendar that nobody is named in. */
  team?: readonly string[];
  /** How many visits there is room for at once, where that is fewer than there are people. */
  chairs?: number;
  confirmsInstantly?: boolean;
  /** Customers may pay by card when they book: a deposit where a style asks for one, otherwise the whole price. */
  takesCards?: boolean;
  /** Confirmed customers get it by email. */
  message: string;
}

/** A hair business that is listed only for its bookings. */
export interface WrittenSalon extends WrittenBusiness {
  terms: SalonTerms;
}
