import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { emails } from "../../src/emails.ts";
import { emailsFile, renderEmailsDocument } from "./render-emails.ts";

test("MAIL-01 docs/emails.md shows every email as it is sent; npm run gen emails writes it", () => {
  expect(readFileSync(emailsFile, "utf8")).toBe(renderEmailsDocument(emails));
});

test("the document names each email's purpose, audience, reason and text", () => {
  const document = renderEmailsDocument(emails);
  for (const { kind, preview } of emails) {
    const { subject, reason, text } = preview();
    expect(document).toContain(`## ${kind}\n`);
    expect(document).toContain(`- Reason: ${reason}\n- Subject: ${subject}\n`);
    expect(document).toContain(text);
  }
});
