import type { ArticleCard } from "@boab/contracts/magazine/articles";
import type { OutreachDeps } from "../deps.ts";
import type { IssueFacts } from "./issue-email.ts";

type Written = Omit<IssueFacts, "unsubscribeUrl">;

/** The same for everybody, but for the link to unsubscribe. An article that was withdrawn is left out. */
export function writeIssue(
  { publicOrigin }: Pick<OutreachDeps, "publicOrigin">,
  issue: { subject: string; intro: string },
  articles: readonly ArticleCard[],
): Written {
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

/** For mail programs: their own button, which unsubscribes without opening a page (RFC 8058). */
export const unsubscribeHeaders = (publicOrigin: string, token: string) => ({
  "List-Unsubscribe": `<${publicOrigin}/newsletter/one-click?token=${token}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});
