import { listSitemapPart, listSitemapParts } from "@boab/contracts/directory/sitemap";
import { listingPath } from "#areas/directory/listing-card.ts";
import { publicApi } from "#lib/api/public-api.server.ts";
import { config } from "#lib/http/config.server.ts";
import type { Route } from "./+types/sitemap-part.ts";
import { openPages } from "./open-pages.ts";
import { partOf, urlsXml } from "./sitemap-files.ts";
import { xmlResponse } from "./xml-response.server.ts";

export async function loader({ params: { file }, request }: Route.LoaderArgs) {
  if (file === "pages.xml") {
    return xmlResponse(
      urlsXml(
        config.publicOrigin,
        openPages.map((path) => ({ path })),
      ),
    );
  }
  return xmlResponse(urlsXml(config.publicOrigin, await listingsOf(file, request)));
}

async function listingsOf(file: string, request: Request) {
  const number = partOf(file);
  const calls = publicApi(request);
  const parts = number === undefined ? [] : (await calls.load(listSitemapParts)).data;
  const part = number === undefined ? undefined : parts[number - 1];
  if (!part) throw new Response("Not found", { status: 404 });
  const { from, before } = part;
  const { data } = await calls.load(listSitemapPart, {
    query: { from, ...(before !== null && { before }) },
  });
  return data.map(({ slug, updatedAt }) => ({ path: listingPath(slug), updatedAt }));
}
