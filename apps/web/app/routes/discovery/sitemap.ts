import { listSitemapParts } from "@boab/contracts/directory/sitemap";
import { listJobSitemapParts } from "@boab/contracts/jobs/board";
import type { LoaderFunctionArgs } from "react-router";
import { publicApi } from "#lib/api/public-api.server.ts";
import { config } from "#lib/http/config.server.ts";
import { indexXml, jobsFile, listingsFile, pagesFile, storesFile } from "./sitemap-files.ts";
import { listStoreParts } from "./store-parts.server.ts";
import { xmlResponse } from "./xml-response.server.ts";

/** Sitemap index: each part stays within the protocol's size limit. */
export async function loader({ request }: LoaderFunctionArgs) {
  const calls = publicApi(request);
  const [listings, jobs, stores] = await Promise.all([
    calls.load(listSitemapParts),
    calls.load(listJobSitemapParts),
    listStoreParts(request),
  ]);
  return xmlResponse(
    indexXml(config.publicOrigin, [
      pagesFile,
      ...listings.data.map((_part, index) => listingsFile(index + 1)),
      ...jobs.data.map((_part, index) => jobsFile(index + 1)),
      ...stores.map((_part, index) => storesFile(index + 1)),
    ]),
  );
}
