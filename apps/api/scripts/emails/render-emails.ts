import { fileURLToPath } from "node:url";
import type { EmailPreview } from "#platform/mail/email.ts";

export const emailsFile = fileURLToPath(new URL("../../../../docs/emails.md", import.meta.url));

const introduction = `# Emails

Every email we send, with example data. \`npm run gen emails\` writes this page from the code, and a test fails when it is
out of date.

A **service** email belongs to something its recipient did or owns, and can't be switched off. An **optional** email has
a topic: it carries a link and the headers to unsubscribe with one click, and isn't sent to anyone who has.`;

const renderPurpose = ({ purpose, topic }: EmailPreview): string =>
  topic === undefined ? purpose : `${purpose} (${topic})`;

const renderEntry = (email: EmailPreview): string =>
  `- [${email.kind}](#${email.kind}): ${renderPurpose(email)}, to ${email.audience.join(", ")}`;

function renderEmail(email: EmailPreview): string {
  const { kind, when, audience, preview } = email;
  const { subject, reason, text } = preview();
  return `## ${kind}

- Purpose: ${renderPurpose(email)}
- Audience: ${audience.join(", ")}
- When: ${when}.
- Reason: ${reason}
- Subject: ${subject}

\`\`\`text
${text}
\`\`\``;
}

/** Renders docs/emails.md: a list of all emails, and each with its full text. */
export const renderEmailsDocument = (emails: readonly EmailPreview[]): string =>
  [introduction, emails.map(renderEntry).join("\n"), ...emails.map(renderEmail), ""]
    .join("\n\n")
    .replace(/\n+$/, "\n");
