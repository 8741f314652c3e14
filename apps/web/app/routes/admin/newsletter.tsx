import { listIssues } from "@boab/contracts/outreach/issues";
import { IssueList } from "#areas/admin/newsletter/issue-list.tsx";
import { newsletterPath } from "#areas/admin/newsletter/issue-words.ts";
import { api } from "#lib/api/api.server.ts";
import { readRows, shownRows } from "#lib/api/read-rows.ts";
import { formatCount } from "#lib/format/format.ts";
import { pageMeta } from "#lib/format/meta.ts";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Card } from "#ui/layout/card.tsx";
import { LoadMore } from "#ui/layout/load-more.tsx";
import type { Route } from "./+types/newsletter.ts";
import { AdminHeading } from "./admin-heading.tsx";

export const meta = () => pageMeta({ title: "Newsletter", path: newsletterPath, isIndexed: false });

export async function loader({ request, url: { searchParams } }: Route.LoaderArgs) {
  const { rows, hasMore, first } = await readRows(shownRows(searchParams), 100, (page) =>
    api(request).load(listIssues, { query: page }),
  );
  return { rows, hasMore, subscribers: first.subscribers };
}

export default function Newsletter({ loaderData }: Route.ComponentProps) {
  const { rows, hasMore, subscribers } = loaderData;
  return (
    <>
      <AdminHeading
        title="Newsletter"
        lead={`${formatCount(subscribers)} confirmed ${subscribers === 1 ? "subscriber" : "subscribers"}. Times are in Sydney time.`}
      >
        <LinkButton to={`${newsletterPath}/new`}>New issue</LinkButton>
      </AdminHeading>
      <Card isPadded={false} className="overflow-hidden">
        {rows.length === 0 ? (
          <EmptyState title="No issues yet." picture="stool" className="border-0">
            Choose some articles, write a few words and send yourself a test first.
          </EmptyState>
        ) : (
          <div className="max-md:p-3">
            <IssueList issues={rows} />
            <LoadMore count={rows.length} hasMore={hasMore} className="max-md:mt-3" />
          </div>
        )}
      </Card>
    </>
  );
}
