import { readIssue } from "@boab/contracts/outreach/issues";
import { changeIssue } from "#areas/admin/newsletter/change-issue.server.ts";
import { IssueForm } from "#areas/admin/newsletter/issue-form.tsx";
import { IssueSending } from "#areas/admin/newsletter/issue-sending.tsx";
import { issuePath } from "#areas/admin/newsletter/issue-view.ts";
import { loadArticles } from "#areas/admin/newsletter/load-articles.server.ts";
import { api } from "#lib/api/api.server.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { Card } from "#ui/layout/card.tsx";
import type { Route } from "./+types/newsletter-issue.ts";
import { AdminHeading } from "./admin-heading.tsx";

export const meta = ({ params }: Route.MetaArgs) =>
  buildPageMeta({ title: "Newsletter issue", path: issuePath(params.id), isIndexed: false });

export async function loader({ request, params }: Route.LoaderArgs) {
  const client = api(request);
  const issue = await client.load(readIssue, { params: { id: params.id } });
  return { issue, articles: await loadArticles(client, issue.articleIds) };
}

export const action = ({ request, params }: Route.ActionArgs) => changeIssue(request, params.id);

export default function NewsletterIssue({ loaderData, actionData }: Route.ComponentProps) {
  const { issue, articles } = loaderData;
  return (
    <>
      <AdminHeading title={issue.subject} />
      <IssueSending issue={issue} />
      {issue.status === "draft" ? (
        <IssueForm key={issue.version} issue={issue} articles={articles} firstResult={actionData} />
      ) : (
        <Card>
          <p className="max-w-[64ch] whitespace-pre-line">{issue.intro}</p>
          <ul className="mt-4 list-disc space-y-1 pl-5">
            {articles
              .filter(({ id }) => issue.articleIds.includes(id))
              .map(({ id, title }) => (
                <li key={id}>{title}</li>
              ))}
          </ul>
        </Card>
      )}
    </>
  );
}
