/** One page, for the tools that visit all of them: screenshots, accessibility, Lighthouse, budget. */
export interface PageEntry {
  name: string;
  path: string;
  /** The demo person to sign in as first. */
  as?: "member" | "seller" | "business owner" | "creator" | "admin";
  /** The most JavaScript it may load before it is usable, gzipped, in kilobytes of 1000 bytes. */
  firstLoadKb?: number;
}

/** A page everybody may open. */
export interface PublicPage extends PageEntry {
  as?: never;
  firstLoadKb: number;
}

/** What an area brings: one file per area, put together in all.ts. */
export interface AreaPages {
  open: readonly PublicPage[];
  /** Behind a sign-in, a link from an email, or an error; nobody finds them by searching. */
  others: readonly PageEntry[];
}
