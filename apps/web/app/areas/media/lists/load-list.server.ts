import type { VideoCategory } from "@boab/contracts/media/limits";
import { listVideos } from "@boab/contracts/media/videos";
import { api } from "#lib/api/api.server.ts";
import { readRows, shownRows } from "#lib/api/read-rows.ts";

export const VIDEO_ROWS = 24;

interface Wanted {
  category?: VideoCategory;
  creator?: string;
}

/** As many published videos as the address asks for, and what it searches for. */
export async function loadList(request: Request, params: URLSearchParams, wanted: Wanted = {}) {
  const q = (params.get("q") ?? "").slice(0, 120).trim();
  const { rows, hasMore } = await readRows(shownRows(params, VIDEO_ROWS), 48, (page) =>
    api(request).load(listVideos, { query: { ...page, ...wanted, ...(q && { q }) } }),
  );
  return { q, videos: rows, hasMore, step: VIDEO_ROWS };
}
