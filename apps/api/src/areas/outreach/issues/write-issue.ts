import type { ArticleCard } from "@boab/contracts/magazine/articles";
import type { OutreachDeps } from "../deps.ts";
import type { IssueEmailData } from "./issue-email.ts";

/** The text is the same for everybody. `articles` contains no withdrawn articles. */
export function makeIssueData(
  { publicOrigin }: Pick<OutreachDeps, "publicOrigin">,
  issue: { subject: string; intro: string },
  articles: readonly ArticleCard[],
): IssueEmailData {
  return {
    subject: issue.subject,
    intro: issue.intro,
    articles: articles.map(({ title, excerpt, slug, author, readTime }) => ({
      title,
      excerpt,
      url: `${publicOrigin}/Wellbeing/${slug}`,
      by: `${author}, ${readTime} min read`,
    })),
    magazineUrl: `${publicOrigin}/Wellbeing`,
  };
}
