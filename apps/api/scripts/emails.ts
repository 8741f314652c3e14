import { writeFileSync } from "node:fs";
import { emails } from "../src/emails.ts";
import { emailsFile, renderEmailsDocument } from "./emails/render-emails.ts";

// `npm run gen emails` writes what every email says. A test compares it with what is committed.
writeFileSync(emailsFile, renderEmailsDocument(emails));
console.log(`docs/emails.md: ${emails.length} emails`);
