import { readSettingHistory } from "@boab/contracts/admin/setting-calls";
import { settingKeys, settings } from "@boab/contracts/admin/settings";
import { data, Link } from "react-router";
import { SettingHistory } from "#areas/admin/settings/setting-history.tsx";
import { api } from "#lib/api/api.server.ts";
import { readRows, shownRows } from "#lib/api/read-rows.ts";
import { pageMeta } from "#lib/format/meta.ts";
import { Card } from "#ui/layout/card.tsx";
import { LoadMore } from "#ui/layout/load-more.tsx";
import type { Route } from "./+types/setting-history.ts";
import { AdminHeading } from "./admin-heading.tsx";

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({
    title: `History of ${loaderData?.label ?? "a setting"}`,
    path: "/admin/settings",
    isIndexed: false,
  });

export async function loader({ request, params, url }: Route.LoaderArgs) {
  const key = settingKeys.find((known) => known === params.key);
  if (!key) throw data(null, { status: 404 });
  const { rows, hasMore } = await readRows(shownRows(url.searchParams), 100, (query) =>
    api(request).load(readSettingHistory, { params: { key }, query }),
  );
  return { key, label: settings[key].label, initial: settings[key].initial, rows, hasMore };
}

export default function SettingHistoryPage({ loaderData }: Route.ComponentProps) {
  const { key, label, initial, rows, hasMore } = loaderData;
  return (
    <>
      <AdminHeading
        title={label}
        lead="Every past value, newest first. Times are in Sydney time."
      />
      <Link to="/admin/settings" className="link mb-4 inline-flex min-h-11 items-center">
        Back to settings
      </Link>
      <Card isPadded={false}>
        <SettingHistory settingKey={key} changes={rows} initial={hasMore ? undefined : initial} />
        {rows.length > 0 && <LoadMore count={rows.length} hasMore={hasMore} />}
      </Card>
    </>
  );
}
