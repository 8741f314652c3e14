import { listSitemapParts } from "@boab/contracts/directory/sitemap";
import type { LoaderFunctionArgs } from "react-router";
import { config } from "#lib/config.server.ts";
import { publicApi } from "#lib/public-api.server.ts";
import { indexXml, listingsFile, pagesFile } from "./sitemap-files.ts";
import { xmlAnswer } from "./xml-answer.server.ts";

/** Names the parts; each holds no more listings than the protocol allows in one file. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { data } = await publicApi(request).load(listSitemapParts);
  const listings = data.map((_part, index) => listingsFile(index + 1));
  return xmlAnswer(indexXml(config.publicOrigin, [pagesFile, ...listings]));
}
