import { ListPage } from "#areas/media/lists/list-page.tsx";
import { loadList } from "#areas/media/lists/load-list.server.ts";
import { explorePath } from "#areas/media/paths.ts";
import { pageMeta } from "#lib/format/meta.ts";
import type { Route } from "./+types/explore.ts";

export const meta = () =>
  pageMeta({ title: "Explore videos", path: explorePath, isIndexed: false });

export const loader = ({ request, url }: Route.LoaderArgs) => loadList(request, url.searchParams);

export default function Explore({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage
      title="Explore"
      lead="Everything our creators have added, newest first."
      path={explorePath}
      {...loaderData}
    />
  );
}
