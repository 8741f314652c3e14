import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { BoardPage } from "#areas/jobs/board/board-page.tsx";
import { loadBoard } from "#areas/jobs/board/load-board.server.ts";
import { jobsPath } from "#areas/jobs/paths.ts";
import { publicApi } from "#lib/api/public-api.server.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import type { Route } from "./+types/board.ts";

export { listingHeaders as headers } from "#lib/http/cache.ts";

/** Not `request.url`, which contains the router's own parameters. */
export const loader = ({ request, url }: LoaderFunctionArgs) =>
  loadBoard(publicApi(request), url.searchParams, new Date());

export const meta = ({ loaderData }: Route.MetaArgs) =>
  buildPageMeta({
    title: loaderData?.isFiltered ? loaderData.heading : "Jobs at African-owned businesses",
    description:
      "Find work at African-owned businesses across Australia. Apply in two minutes, without an account, and hear back either way.",
    path: jobsPath,
    // Only the unfiltered board is indexed.
    isIndexed: loaderData?.isFiltered === false,
  });

export default function Board() {
  return <BoardPage board={useLoaderData<typeof loader>()} />;
}
