import { listIssues } from "@boab/contracts/outreach/issues";
import { formatCount } from "@boab/format/numbers";
import { IssueList } from "#areas/admin/newsletter/issue-list.tsx";
import { newsletterPath } from "#areas/admin/newsletter/issue-view.ts";
import { api } from "#lib/api/api.server.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { ListPage } from "#ui/list-page/list-page.tsx";
import { loadList } from "#ui/list-page/load-list.server.ts";
import { useList } from "#ui/list-page/use-list.ts";
import type { Route } from "./+types/newsletter.ts";
import { AdminHeading } from "./admin-heading.tsx";

export const meta = () =>
  buildPageMeta({ title: "Newsletter", path: newsletterPath, isIndexed: false });

export async function loader({ request, url: { searchParams } }: Route.LoaderArgs) {
  const { list, page } = await loadList(
    (query) => api(request).load(listIssues, { query }),
    searchParams,
  );
  return { list, subscribers: page.subscribers };
}

export default function Newsletter({ loaderData }: Route.ComponentProps) {
  const { subscribers } = loaderData;
  const list = useList(loaderData.list, ({ id }) => id);
  return (
    <>
      <AdminHeading
        title="Newsletter"
        lead={`${formatCount(subscribers)} confirmed ${subscribers === 1 ? "subscriber" : "subscribers"}. Times are in Sydney time.`}
      >
        <LinkButton to={`${newsletterPath}/new`}>New issue</LinkButton>
      </AdminHeading>
      <ListPage
        of={list}
        rowsClassName="max-md:p-3"
        empty={
          <EmptyState title="No issues yet." picture="stool" className="border-0">
            Choose some articles, write a few words and send yourself a test first.
          </EmptyState>
        }
      >
        <IssueList issues={list.rows} />
      </ListPage>
    </>
  );
}
