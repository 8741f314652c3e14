import { listSitemapPart, listSitemapParts } from "@boab/contracts/directory/sitemap";
import { listJobSitemapPart, listJobSitemapParts } from "@boab/contracts/jobs/board";
import { listArticleAddresses } from "@boab/contracts/magazine/articles";
import { readCatalog } from "@boab/contracts/marketplace/catalog";
import { listItemSitemapPart, listStoreSitemapPart } from "@boab/contracts/marketplace/sitemap";
import { listingPath } from "#areas/directory/listing-card.ts";
import { jobPath } from "#areas/jobs/paths.ts";
import { articlePath, authorPath } from "#areas/magazine/paths.ts";
import { itemPath, storePath } from "#areas/marketplace/paths.ts";
import { publicApi } from "#lib/api/public-api.server.ts";
import { config } from "#lib/http/config.server.ts";
import { readLaunchSwitches } from "#shell/public-settings.server.ts";
import type { Route } from "./+types/sitemap-part.ts";
import { loadMarketplaceSitemapParts } from "./market-parts.server.ts";
import { listPublicPagePaths } from "./open-pages.ts";
import { buildUrlsXml, parsePartName, type SitemapUrl } from "./sitemap-files.ts";
import { makeXmlResponse } from "./xml-response.server.ts";

export async function loader({ params: { file }, request }: Route.LoaderArgs) {
  const readWholeFile = wholeFileReaders.get(file);
  const urls = readWholeFile ? await readWholeFile(request) : await readPartUrls(file, request);
  return makeXmlResponse(buildUrlsXml(config.publicOrigin, urls));
}

/** Includes the marketplace categories with something for sale, once the marketplace is public. */
async function readPages(request: Request) {
  const switches = await readLaunchSwitches();
  const isOpen = switches.marketplaceAccess === "public";
  const { categories } = isOpen ? await publicApi(request).load(readCatalog) : { categories: [] };
  const slugs = categories.map(({ slug }) => slug);
  return listPublicPagePaths(switches, slugs).map((path) => ({ path }));
}

/** Files that are not cut into parts. */
const wholeFileReaders = new Map<string, (request: Request) => Promise<SitemapUrl[]>>([
  ["pages.xml", readPages],
  ["articles.xml", readArticles],
]);

async function readArticles(request: Request): Promise<SitemapUrl[]> {
  const { articles, authors } = await publicApi(request).load(listArticleAddresses);
  return [
    ...articles.map(({ slug, updatedAt }) => ({ path: articlePath(slug), updatedAt })),
    ...authors.map(({ slug }) => ({ path: authorPath(slug) })),
  ];
}

const notFound = () => new Response("Not found", { status: 404 });

const partReaders = {
  listings: readListings,
  jobs: readJobs,
  stores: readStores,
  items: readItems,
};

function readPartUrls(file: string, request: Request) {
  const part = parsePartName(file);
  if (!part) throw notFound();
  return partReaders[part.kind](part.number, request);
}

/** The range of one part; parts are counted from one. */
function getRange<Id>(parts: readonly { from: Id; before: Id | null }[], number: number) {
  const part = parts[number - 1];
  if (!part) throw notFound();
  return { from: part.from, ...(part.before !== null && { before: part.before }) };
}

async function readListings(number: number, request: Request) {
  const calls = publicApi(request);
  const query = getRange((await calls.load(listSitemapParts)).data, number);
  const { data } = await calls.load(listSitemapPart, { query });
  return data.map(({ slug, updatedAt }) => ({ path: listingPath(slug), updatedAt }));
}

async function readJobs(number: number, request: Request) {
  const calls = publicApi(request);
  const query = getRange((await calls.load(listJobSitemapParts)).data, number);
  const { data } = await calls.load(listJobSitemapPart, { query });
  return data.map(({ id, updatedAt }) => ({ path: jobPath(id), updatedAt }));
}

async function readStores(number: number, request: Request) {
  const query = getRange((await loadMarketplaceSitemapParts(request)).stores, number);
  const { data } = await publicApi(request).load(listStoreSitemapPart, { query });
  return data.map(({ slug, updatedAt }) => ({ path: storePath(slug), updatedAt }));
}

async function readItems(number: number, request: Request) {
  const query = getRange((await loadMarketplaceSitemapParts(request)).items, number);
  const { data } = await publicApi(request).load(listItemSitemapPart, { query });
  return data.map(({ sku, updatedAt }) => ({ path: itemPath(sku), updatedAt }));
}
