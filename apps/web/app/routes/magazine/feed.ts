import { listArticles } from "@boab/contracts/magazine/articles";
import type { LoaderFunctionArgs } from "react-router";
import { buildFeedXml } from "#areas/magazine/feed.server.ts";
import { publicApi } from "#lib/api/public-api.server.ts";
import { LISTING_CACHE_CONTROL } from "#lib/http/cache.ts";
import { config } from "#lib/http/config.server.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  const { data } = await publicApi(request).load(listArticles, { query: { limit: "30" } });
  return new Response(buildFeedXml(config.publicOrigin, data), {
    headers: {
      "Content-Type": "application/rss+xml; charset=utf-8",
      "Cache-Control": LISTING_CACHE_CONTROL,
    },
  });
}
