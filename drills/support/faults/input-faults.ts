import { type Fault, inApi, inFile } from "./fault.ts";

/** What was sent is taken for what it claims to be. */
export const inputFaults: Fault[] = [
  inFile(
    "texts are let through that can't be stored",
    [
      "packages/contracts/src/common/fields.ts",
      `!text.includes("\\0") && text.isWellFormed()`,
      `typeof text === "string"`,
    ],
    "packages/contracts/src/common/fields.test.ts",
  ),
  inApi(
    "markup in an email is markup",
    ["platform/mail/escape-html.ts", `text.replace(/[&<>"']/g,`, "text.replace(/[&]/g,"],
    "platform/mail/mail.test.ts",
  ),
  inApi(
    "markup in an article is markup",
    [
      "areas/magazine/documents/clean-html.ts",
      "sanitizeHtml(html, options)",
      "(options ? html : sanitizeHtml(html))",
    ],
    "areas/magazine/documents/hostile-articles.test.ts",
  ),
  inApi(
    "a percent sign finds everybody",
    ["areas/admin/users/users.repository.ts", "'([\\\\\\\\%_])'", "'([\\\\\\\\])'"],
    "areas/admin/users/users.routes.test.ts",
  ),
  inApi(
    "pictures keep what was attached to them",
    [
      "areas/uploads/processing/render-images.ts",
      "files.push(await draw(base, rendition, contentType, deadline));",
      "files.push({ ...(await draw(base, rendition, contentType, deadline)), bytes });",
    ],
    "areas/uploads/processing/judge-file.test.ts",
  ),
  inApi(
    "an archive unpacks to anything",
    ["areas/uploads/processing/read-zip.ts", "total > bytes.length * limits.ratio", "false"],
    "areas/uploads/processing/judge-file.test.ts",
  ),
  inApi(
    "documents with macros are taken",
    [
      "areas/uploads/processing/macro.rules.ts",
      "if (/vba(project|data)/i.test(name)) return true;",
      "",
    ],
    "areas/uploads/processing/judge-file.test.ts",
  ),
  inApi(
    "a file may be of another type than its sender said",
    [
      "areas/uploads/processing/examine-file.ts",
      "if (type !== declaredType || !rule",
      "if (!type || !rule",
    ],
    "areas/uploads/processing/judge-file.test.ts",
  ),
  inApi(
    "we fetch from our own network",
    [
      "platform/outside/public-address.ts",
      `if (family === 4) return !notPublic.check(address, "ipv4");`,
      "if (family === 4) return true;",
    ],
    "platform/outside/guarded-fetch.test.ts",
  ),
  inApi(
    "whoever has unsubscribed gets another issue",
    [
      "areas/outreach/issues/send-batch.ts",
      `if (now?.standing !== "confirmed") outcome = "left";`,
      "if (!now) return undefined;",
    ],
    "areas/outreach/issues/issues.routes.test.ts",
  ),
];
