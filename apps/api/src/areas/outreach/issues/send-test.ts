import { listArticlesById } from "#areas/magazine/index.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import type { OutreachDeps } from "../deps.ts";
import { newsletterIssueTestEmail } from "./issue-email.ts";
import { findIssueContent } from "./recipients.repository.ts";
import { makeIssueData } from "./write-issue.ts";

type Deps = Pick<OutreachDeps, "db" | "clock" | "enqueueMail" | "publicOrigin">;

/** An admin gets the issue as readers would get it, without a link to unsubscribe. */
export async function sendTest(deps: Deps, member: Member, issueId: string) {
  const { db, clock } = deps;
  const issue = await findIssueContent(db, issueId);
  if (!issue) throw new AppError("not_found");
  const articles = await listArticlesById(deps, issue.articleIds);
  const email = newsletterIssueTestEmail.write(makeIssueData(deps, issue, articles));
  const to = member.identity.email;
  await runOnce(db, (tx) =>
    deps.enqueueMail(tx, {
      ...email,
      key: `${newsletterIssueTestEmail.kind}:${issueId}:${member.userId}:${clock().toISOString()}`,
      to,
    }),
  );
  return { email: to };
}
