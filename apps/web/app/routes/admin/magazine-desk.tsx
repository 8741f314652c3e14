import { DeskStatus, listDesk } from "@boab/contracts/magazine/desk";
import { DeskList } from "#areas/magazine/desk/desk-list.tsx";
import { api } from "#lib/api/api.server.ts";
import { readRows, shownRows } from "#lib/api/read-rows.ts";
import { pageMeta } from "#lib/format/meta.ts";
import type { Route } from "./+types/magazine-desk.ts";
import { AdminHeading } from "./admin-heading.tsx";

export const meta = () =>
  pageMeta({ title: "Magazine", path: "/admin/magazine", isIndexed: false });

export async function loader({ request, url: { searchParams } }: Route.LoaderArgs) {
  const status = DeskStatus.catch("submitted").parse(searchParams.get("status"));
  const { rows, hasMore } = await readRows(shownRows(searchParams), 100, (page) =>
    api(request).load(listDesk, { query: { status, ...page } }),
  );
  return { status, documents: rows, hasMore };
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
