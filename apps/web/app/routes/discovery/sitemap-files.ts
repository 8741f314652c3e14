import { isOneOf } from "@boab/contracts/common/guards";

const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";
const opening = '<?xml version="1.0" encoding="UTF-8"?>';

export interface Place {
  path: string;
  /** Lets search engines skip unchanged pages. */
  updatedAt?: string;
}

/** Slugs and our own paths need no XML escaping. */
export function buildUrlsXml(origin: string, places: readonly Place[]): string {
  const entries = places.map(
    ({ path, updatedAt }) =>
      `<url><loc>${origin}${path}</loc>${updatedAt ? `<lastmod>${updatedAt}</lastmod>` : ""}</url>`,
  );
  return [opening, `<urlset xmlns="${namespace}">`, ...entries, "</urlset>", ""].join("\n");
}

export function buildIndexXml(origin: string, files: readonly string[]): string {
  const entries = files.map((file) => `<sitemap><loc>${origin}${file}</loc></sitemap>`);
  return [opening, `<sitemapindex xmlns="${namespace}">`, ...entries, "</sitemapindex>", ""].join(
    "\n",
  );
}

export const pagesFile = "/sitemaps/pages.xml";
export const listingsFile = (number: number): string => `/sitemaps/listings-${number}.xml`;

export const jobsFile = (number: number): string => `/sitemaps/jobs-${number}.xml`;

export const storesFile = (number: number): string => `/sitemaps/stores-${number}.xml`;

export const itemsFile = (number: number): string => `/sitemaps/items-${number}.xml`;

export const articlesFile = "/sitemaps/articles.xml";

const partKinds = ["listings", "jobs", "stores", "items"] as const;
type PartKind = (typeof partKinds)[number];

/** `listings-3.xml` is part 3 of the listings; undefined for other names. */
export function parsePartName(file: string): { kind: PartKind; number: number } | undefined {
  const [, kind, number] = /^([a-z]+)-([1-9]\d{0,4})\.xml$/.exec(file) ?? [];
  return isOneOf(partKinds, kind) ? { kind, number: Number(number) } : undefined;
}
