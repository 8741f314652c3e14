import { listSitemapParts } from "@boab/contracts/directory/sitemap";
import type { LoaderFunctionArgs } from "react-router";
import { publicApi } from "#lib/api/public-api.server.ts";
import { config } from "#lib/http/config.server.ts";
import { indexXml, listingsFile, pagesFile } from "./sitemap-files.ts";
import { xmlResponse } from "./xml-response.server.ts";

/** Sitemap index: each part stays within the protocol's size limit. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { data } = await publicApi(request).load(listSitemapParts);
  const listings = data.map((_part, index) => listingsFile(index + 1));
  return xmlResponse(indexXml(config.publicOrigin, [pagesFile, ...listings]));
}
