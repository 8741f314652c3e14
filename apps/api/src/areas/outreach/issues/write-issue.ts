import type { ArticleCard } from "@boab/contracts/magazine/articles";
import type { OutreachDeps } from "../deps.ts";
import type { IssueEmailData } from "./issue-email.ts";

type SharedIssueData = Omit<IssueEmailData, "unsubscribeUrl">;

/** The text is the same for everybody, apart from the unsubscribe link. `articles` contains no withdrawn articles. */
export function makeIssueData(
  { publicOrigin }: Pick<OutreachDeps, "publicOrigin">,
  issue: { subject: string; intro: string },
  articles: readonly ArticleCard[],
): SharedIssueData {
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

/** With these headers, mail programs show their own button that unsubscribes without opening a page (RFC 8058). */
export const makeUnsubscribeHeaders = (publicOrigin: string, token: string) => ({
  "List-Unsubscribe": `<${publicOrigin}/newsletter/one-click?token=${token}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});
