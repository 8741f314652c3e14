import { DeskStatus, listDesk } from "@boab/contracts/magazine/desk";
import { DeskList } from "#areas/magazine/desk/desk-list.tsx";
import { api } from "#lib/api/api.server.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { loadList } from "#ui/list-page/load-list.server.ts";
import type { Route } from "./+types/magazine-desk.ts";
import { AdminHeading } from "./admin-heading.tsx";

export const meta = () =>
  buildPageMeta({ title: "Magazine", path: "/admin/magazine", isIndexed: false });

export async function loader({ request, url: { searchParams } }: Route.LoaderArgs) {
  const status = DeskStatus.catch("submitted").parse(searchParams.get("status"));
  const { list } = await loadList(
    (page) => api(request).load(listDesk, { query: { status, ...page } }),
    searchParams,
  );
  return { status, list };
}

export default function MagazineDesk({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <AdminHeading
        title="Magazine"
        lead="Read what writers submit. Publish it, schedule it or send it back."
      />
      <DeskList {...loaderData} />
    </>
  );
}
