import { type Fault, inApi, inFile } from "./fault.ts";

/** Somebody gets in, or gets to see something, who shouldn't. */
export const accessFaults: Fault[] = [
  inApi(
    "everybody manages every listing",
    [
      "areas/directory/businesses/business.rules.ts",
      `return isEditor ? "editor" : undefined;`,
      `return "editor";`,
    ],
    "areas/directory/businesses/business.rules.test.ts",
  ),
  inApi(
    "editors delete listings",
    ["areas/directory/businesses/business.rules.ts", `role !== "editor";`, `role !== undefined;`],
    "areas/directory/businesses/business.rules.test.ts",
  ),
  inFile(
    "members change other people's profiles",
    [
      "packages/contracts/src/accounts/profile-policy.ts",
      `if (actor.userId === target.id) return "self";`,
      `return "self";`,
    ],
    "apps/api/src/areas/accounts/profiles/update-profile.matrix.test.ts",
  ),
  inApi(
    "banned people stay signed in",
    [
      "areas/accounts/sessions/session.rules.ts",
      `["Active", "Pending"]`,
      `["Active", "Pending", "Banned"]`,
    ],
    "areas/accounts/sessions/session.rules.test.ts",
  ),
  inApi(
    "a session that was ended goes on",
    ["areas/accounts/sessions/resolve-actor.ts", "if (isSignedOut) return visitor;", ""],
    "areas/accounts/sessions/close-session.test.ts",
  ),
  inApi(
    "scripts can read the session cookie",
    ["platform/http/session-cookie.ts", "httpOnly: true", "httpOnly: false"],
    "areas/accounts/sessions/open-session.test.ts",
  ),
  inApi(
    "a route may have no policy",
    ["platform/http/require-access.ts", "if (open.length === 0) return;", "return;"],
    "platform/http/require-access.test.ts",
  ),
  inApi(
    "another site may write",
    ["platform/http/refuse-cross-site.ts", "if (!isOurs)", "if (false)"],
    "platform/http/refuse-cross-site.test.ts",
  ),
  inApi(
    "requests aren't counted",
    ["platform/http/limit-rate.ts", "await consume(keyOf(request));", ""],
    "platform/http/limit-rate.test.ts",
  ),
  inApi(
    "each address of a household is a visitor of its own",
    ["platform/http/limit-rate.ts", ": addressGroup(request.ip)", ": request.ip"],
    "platform/http/limit-rate.test.ts",
  ),
  inApi(
    "browsers guess the type of an answer",
    ["platform/http/response-headers.ts", `"x-content-type-options": "nosniff",`, ""],
    "platform/http/response-headers.test.ts",
  ),
  inApi(
    "what was made for somebody is shared by caches",
    ["platform/http/response-headers.ts", "&& !readSessionCookie(request)", ""],
    "platform/http/response-headers.test.ts",
  ),
  inApi(
    "a private file is opened without a line about it",
    [
      "areas/uploads/files/sign-private-link.ts",
      "await writeAudit(tx, {",
      "void ((_tx: Tx, _line: unknown) => {})(tx, {",
    ],
    "areas/uploads/files/files.test.ts",
  ),
  inApi(
    "articles are shown before their time",
    [
      "areas/magazine/articles/articles.repository.ts",
      "article.withdrawn_at is null and article.published_at <=",
      "article.withdrawn_at is null and article.published_at is distinct from",
    ],
    "areas/magazine/articles/articles.routes.test.ts",
  ),
  inFile(
    "a visitor is sent to another site",
    [
      "apps/web/app/lib/session/redirect.ts",
      `if (!value?.startsWith("/")`,
      `if (value) return value;\n  if (!value?.startsWith("/")`,
    ],
    "apps/web/app/lib/session/redirect.test.ts",
  ),
  inFile(
    "a form of another site is accepted",
    [
      "apps/web/app/lib/http/same-origin.server.ts",
      "origin !== null && origin !== publicOrigin",
      "false",
    ],
    "apps/web/app/lib/http/same-origin.server.test.ts",
  ),
];
