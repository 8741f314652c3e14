import { isKeyOf } from "@boab/contracts/common/guards";
import { type VideoCategory, videoCategories } from "@boab/contracts/media/limits";
import { loadVideos } from "#areas/media/lists/load-videos.server.ts";
import { VideosPage } from "#areas/media/lists/videos-page.tsx";
import { categoryPath } from "#areas/media/paths.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import type { Route } from "./+types/category.ts";

const leadByCategory: Record<VideoCategory, string> = {
  music: "Music videos and sessions, filmed here.",
  "film-tv": "Short films, documentaries and series.",
  "talk-shows": "Conversations worth an evening.",
  vlogs: "Days, kitchens and workshops, in their own words.",
};

/** Reads the category from the last part of the path. Only the four categories are routed here. */
const readCategory = (pathname: string): VideoCategory => {
  const last = pathname.replace(/\/+$/, "").split("/").at(-1)?.toLowerCase() ?? "";
  if (!isKeyOf(videoCategories, last)) throw new Response("Not found", { status: 404 });
  return last;
};

export function meta({ location }: Route.MetaArgs) {
  const category = readCategory(location.pathname);
  const title = videoCategories[category];
  return buildPageMeta({ title, path: categoryPath(category), isIndexed: false });
}

export async function loader({ request, url }: Route.LoaderArgs) {
  const category = readCategory(url.pathname);
  return { category, ...(await loadVideos(request, url.searchParams, { category })) };
}

export default function Category({ loaderData: { category, ...list } }: Route.ComponentProps) {
  return (
    <VideosPage
      key={category}
      title={videoCategories[category]}
      lead={leadByCategory[category]}
      path={categoryPath(category)}
      {...list}
    />
  );
}
