import { readSettingHistory } from "@boab/contracts/admin/setting-calls";
import { settingKeys, settings } from "@boab/contracts/admin/settings";
import { data, Link } from "react-router";
import { SettingHistory } from "#areas/admin/settings/setting-history.tsx";
import { api } from "#lib/api/api.server.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { ListPage } from "#ui/list-page/list-page.tsx";
import { loadList } from "#ui/list-page/load-list.server.ts";
import { useList } from "#ui/list-page/use-list.ts";
import type { Route } from "./+types/setting-history.ts";
import { AdminHeading } from "./admin-heading.tsx";

export const meta = ({ loaderData }: Route.MetaArgs) =>
  buildPageMeta({
    title: `History of ${loaderData?.label ?? "a setting"}`,
    path: "/admin/settings",
    isIndexed: false,
  });

export async function loader({ request, params, url }: Route.LoaderArgs) {
  const key = settingKeys.find((known) => known === params.key);
  if (!key) throw data(null, { status: 404 });
  const { list } = await loadList(
    (query) => api(request).load(readSettingHistory, { params: { key }, query }),
    url.searchParams,
  );
  return { key, label: settings[key].label, initial: settings[key].initial, list };
}

export default function SettingHistoryPage({ loaderData }: Route.ComponentProps) {
  const { key, label, initial } = loaderData;
  const list = useList(loaderData.list, ({ version }) => String(version));
  return (
    <>
      <AdminHeading
        title={label}
        lead="Every past value, newest first. Times are in Sydney time."
      />
      <Link to="/admin/settings" className="link mb-4 inline-flex min-h-11 items-center">
        Back to settings
      </Link>
      <ListPage of={list}>
        <SettingHistory
          settingKey={key}
          changes={list.rows}
          initialValue={list.hasMore ? undefined : initial}
        />
      </ListPage>
    </>
  );
}
