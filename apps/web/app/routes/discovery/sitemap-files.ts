import { isOneOf } from "@boab/contracts/common/guards";

const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";
const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>';

export interface SitemapUrl {
  path: string;
  /** Lets search engines skip unchanged pages. */
  updatedAt?: string;
}

/** Slugs and our own paths need no XML escaping. */
export function buildUrlsXml(origin: string, urls: readonly SitemapUrl[]): string {
  const entries = urls.map(
    ({ path, updatedAt }) =>
      `<url><loc>${origin}${path}</loc>${updatedAt ? `<lastmod>${updatedAt}</lastmod>` : ""}</url>`,
  );
  return [xmlDeclaration, `<urlset xmlns="${namespace}">`, ...entries, "</urlset>", ""].join("\n");
}

export function buildIndexXml(origin: string, files: readonly string[]): string {
  const entries = files.map((file) => `<sitemap><loc>${origin}${file}</loc></sitemap>`);
  return [
    xmlDeclaration,
    `<sitemapindex xmlns="${namespace}">`,
    ...entries,
    "</sitemapindex>",
    "",
  ].join("\n");
}

export const pagesSitemapPath = "/sitemaps/pages.xml";
export const listingsSitemapPath = (number: number): string => `/sitemaps/listings-${number}.xml`;

export const jobsSitemapPath = (number: number): string => `/sitemaps/jobs-${number}.xml`;

export const storesSitemapPath = (number: number): string => `/sitemaps/stores-${number}.xml`;

export const itemsSitemapPath = (number: number): string => `/sitemaps/items-${number}.xml`;

export const articlesSitemapPath = "/sitemaps/articles.xml";

const partKinds = ["listings", "jobs", "stores", "items"] as const;
type PartKind = (typeof partKinds)[number];

/** `listings-3.xml` is part 3 of the listings; undefined for other names. */
export function parsePartName(file: string): { kind: PartKind; number: number } | undefined {
  const [, kind, number] = /^([a-z]+)-([1-9]\d{0,4})\.xml$/.exec(file) ?? [];
  return isOneOf(partKinds, kind) ? { kind, number: Number(number) } : undefined;
}
