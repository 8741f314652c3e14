import { listSitemapParts } from "@boab/contracts/directory/sitemap";
import { listJobSitemapParts } from "@boab/contracts/jobs/board";
import type { LoaderFunctionArgs } from "react-router";
import { publicApi } from "#lib/api/public-api.server.ts";
import { config } from "#lib/http/config.server.ts";
import { readLaunchSwitches } from "#shell/public-settings.server.ts";
import { loadMarketplaceSitemapParts } from "./market-parts.server.ts";
import {
  articlesSitemapPath,
  buildIndexXml,
  itemsSitemapPath,
  jobsSitemapPath,
  listingsSitemapPath,
  pagesSitemapPath,
  storesSitemapPath,
} from "./sitemap-files.ts";
import { makeXmlResponse } from "./xml-response.server.ts";

/** Sitemap index: each part stays within the protocol's size limit. */
export async function loader({ request }: LoaderFunctionArgs) {
  const calls = publicApi(request);
  const [{ showWellbeingLink }, listings, jobs, marketplaceParts] = await Promise.all([
    readLaunchSwitches(),
    calls.load(listSitemapParts),
    calls.load(listJobSitemapParts),
    loadMarketplaceSitemapParts(request),
  ]);
  return makeXmlResponse(
    buildIndexXml(config.publicOrigin, [
      pagesSitemapPath,
      ...(showWellbeingLink ? [articlesSitemapPath] : []),
      ...listings.data.map((_part, index) => listingsSitemapPath(index + 1)),
      ...jobs.data.map((_part, index) => jobsSitemapPath(index + 1)),
      ...marketplaceParts.stores.map((_part, index) => storesSitemapPath(index + 1)),
      ...marketplaceParts.items.map((_part, index) => itemsSitemapPath(index + 1)),
    ]),
  );
}
