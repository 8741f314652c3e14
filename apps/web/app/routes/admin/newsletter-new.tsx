import { addIssue } from "#areas/admin/newsletter/change-issue.server.ts";
import { IssueForm } from "#areas/admin/newsletter/issue-form.tsx";
import { newsletterPath } from "#areas/admin/newsletter/issue-view.ts";
import { loadArticles } from "#areas/admin/newsletter/load-articles.server.ts";
import { api } from "#lib/api/api.server.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import type { Route } from "./+types/newsletter-new.ts";
import { AdminHeading } from "./admin-heading.tsx";

export const meta = () =>
  buildPageMeta({ title: "New issue", path: `${newsletterPath}/new`, isIndexed: false });

export const loader = async ({ request }: Route.LoaderArgs) => ({
  articles: await loadArticles(api(request)),
});

export const action = ({ request }: Route.ActionArgs) => addIssue(request);

export default function NewIssue({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <AdminHeading title="New issue" lead="Saved as a draft first. Nobody gets it yet." />
      <IssueForm articles={loaderData.articles} firstResult={actionData} />
    </>
  );
}
