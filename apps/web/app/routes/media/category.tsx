import { type VideoCategory, videoCategories } from "@boab/contracts/media/limits";
import { ListPage } from "#areas/media/lists/list-page.tsx";
import { loadList } from "#areas/media/lists/load-list.server.ts";
import { categoryPath } from "#areas/media/paths.ts";
import { pageMeta } from "#lib/format/meta.ts";
import type { Route } from "./+types/category.ts";

const leads: Record<VideoCategory, string> = {
  music: "Music videos and sessions, filmed here.",
  "film-tv": "Short films, documentaries and series.",
  "talk-shows": "Conversations worth an evening.",
  vlogs: "Days, kitchens and workshops, in their own words.",
};

/** The last part of the path; only the four of them lead here. */
const categoryOf = (pathname: string): VideoCategory => {
  const last = pathname.replace(/\/+$/, "").split("/").at(-1)?.toLowerCase() ?? "";
  if (!Object.hasOwn(videoCategories, last)) throw new Response("Not found", { status: 404 });
  return last as VideoCategory;
};

export function meta({ location }: Route.MetaArgs) {
  const category = categoryOf(location.pathname);
  const title = videoCategories[category];
  return pageMeta({ title, path: categoryPath(category), isIndexed: false });
}

export async function loader({ request, url }: Route.LoaderArgs) {
  const category = categoryOf(url.pathname);
  return { category, ...(await loadList(request, url.searchParams, { category })) };
}

export default function Category({ loaderData: { category, ...list } }: Route.ComponentProps) {
  return (
    <ListPage
      key={category}
      title={videoCategories[category]}
      lead={leads[category]}
      path={categoryPath(category)}
      {...list}
    />
  );
}
