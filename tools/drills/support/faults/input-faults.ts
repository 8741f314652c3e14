import { type Fault, makeApiFault, makeFileFault } from "./fault.ts";

/** What was sent is taken for what it claims to be. */
export const inputFaults: Fault[] = [
  makeFileFault(
    "texts are let through that can't be stored",
    [
      "packages/contracts/src/common/fields.ts",
      `!text.includes("\\0") && text.isWellFormed()`,
      `typeof text === "string"`,
    ],
    "packages/contracts/src/common/fields.test.ts",
  ),
  makeApiFault(
    "markup in an email is markup",
    ["platform/mail/escape-html.ts", `text.replace(/[&<>"']/g,`, "text.replace(/[&]/g,"],
    "platform/mail/mail.test.ts",
  ),
  makeApiFault(
    "markup in an article is markup",
    [
      "areas/magazine/documents/clean-html.ts",
      "sanitizeHtml(html, options)",
      "(options ? html : sanitizeHtml(html))",
    ],
    "areas/magazine/documents/hostile-articles.test.ts",
  ),
  makeFileFault(
    "a refused save of jobs says nothing",
    [
      "apps/web/app/areas/jobs/business/jobs-editor.tsx",
      "          problem && (\n",
      "          problem && false && (\n",
    ],
    "apps/web/app/areas/jobs/business/jobs-manager.browser.test.tsx",
  ),
  makeFileFault(
    "the pay of a job is sent in cents",
    ["apps/web/app/areas/jobs/business/job-rows.ts", "toDollars(cents ?? 0)", "cents ?? 0"],
    "apps/web/app/areas/jobs/business/job-rows.test.ts",
  ),
  makeApiFault(
    "a percent sign finds everybody",
    ["areas/admin/users/users.repository.ts", "'([\\\\\\\\%_])'", "'([\\\\\\\\])'"],
    "areas/admin/users/users.routes.test.ts",
  ),
  makeApiFault(
    "pictures keep what was attached to them",
    [
      "areas/uploads/processing/render-images.ts",
      "files.push(await renderRendition(base, rendition, contentType, deadline));",
      "files.push({ ...(await renderRendition(base, rendition, contentType, deadline)), bytes });",
    ],
    "areas/uploads/processing/judge-file.test.ts",
  ),
  makeApiFault(
    "an archive unpacks to anything",
    ["areas/uploads/processing/read-zip.ts", "total > bytes.length * limits.ratio", "false"],
    "areas/uploads/processing/judge-file.test.ts",
  ),
  makeApiFault(
    "documents with macros are taken",
    [
      "areas/uploads/processing/macro.rules.ts",
      `if (/vba(project|data)/i.test(name)) return "macros";`,
      "",
    ],
    "areas/uploads/processing/judge-file.test.ts",
  ),
  makeApiFault(
    "a file may be of another type than its sender said",
    [
      "areas/uploads/processing/examine-file.ts",
      "if (type !== declaredType || !rule",
      "if (!type || !rule",
    ],
    "areas/uploads/processing/judge-file.test.ts",
  ),
  makeApiFault(
    "we fetch from our own network",
    [
      "platform/outside/public-address.ts",
      `if (family === 4) return !nonPublicRanges.check(address, "ipv4");`,
      "if (family === 4) return true;",
    ],
    "platform/outside/guarded-fetch.test.ts",
  ),
  makeApiFault(
    "whoever has unsubscribed gets another issue",
    [
      "areas/outreach/issues/send-batch.ts",
      `if (currentRecipient?.subscriptionStatus !== "confirmed") delivery.outcome = "left";`,
      "if (!currentRecipient) return undefined;",
    ],
    "areas/outreach/issues/issues.routes.test.ts",
  ),
];
