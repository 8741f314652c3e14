import { listSitemapParts } from "@boab/contracts/directory/sitemap";
import { listJobSitemapParts } from "@boab/contracts/jobs/board";
import type { LoaderFunctionArgs } from "react-router";
import { publicApi } from "#lib/api/public-api.server.ts";
import { config } from "#lib/http/config.server.ts";
import { readLaunchSwitches } from "#shell/public-settings.server.ts";
import { listMarketParts } from "./market-parts.server.ts";
import {
  articlesFile,
  buildIndexXml,
  itemsFile,
  jobsFile,
  listingsFile,
  pagesFile,
  storesFile,
} from "./sitemap-files.ts";
import { makeXmlResponse } from "./xml-response.server.ts";

/** Sitemap index: each part stays within the protocol's size limit. */
export async function loader({ request }: LoaderFunctionArgs) {
  const calls = publicApi(request);
  const [{ showWellbeingLink }, listings, jobs, market] = await Promise.all([
    readLaunchSwitches(),
    calls.load(listSitemapParts),
    calls.load(listJobSitemapParts),
    listMarketParts(request),
  ]);
  return makeXmlResponse(
    buildIndexXml(config.publicOrigin, [
      pagesFile,
      ...(showWellbeingLink ? [articlesFile] : []),
      ...listings.data.map((_part, index) => listingsFile(index + 1)),
      ...jobs.data.map((_part, index) => jobsFile(index + 1)),
      ...market.stores.map((_part, index) => storesFile(index + 1)),
      ...market.items.map((_part, index) => itemsFile(index + 1)),
    ]),
  );
}
