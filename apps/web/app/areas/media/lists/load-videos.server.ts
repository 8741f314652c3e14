import type { VideoCategory } from "@boab/contracts/media/limits";
import { listVideos } from "@boab/contracts/media/videos";
import { api } from "#lib/api/api.server.ts";
import { loadList } from "#ui/list-page/load-list.server.ts";

const videosPerPage = 24;

interface ListFilter {
  category?: VideoCategory;
  creator?: string;
}

/** Loads published videos for the URL's search. */
export async function loadVideos(
  request: Request,
  params: URLSearchParams,
  filter: ListFilter = {},
) {
  const q = (params.get("q") ?? "").slice(0, 120).trim();
  const { list } = await loadList(
    (page) => api(request).load(listVideos, { query: { ...page, ...filter, ...(q && { q }) } }),
    params,
    { pageSize: videosPerPage },
  );
  return { q, list };
}
