import { type Fault, makeApiFault, makeFileFault } from "./fault.ts";

/** Somebody gets in, or gets to see something, who shouldn't. */
export const accessFaults: Fault[] = [
  makeFileFault(
    "an old session opens a seller's dashboard",
    [
      "apps/api/src/areas/payouts/accounts/open-dashboard.ts",
      "  requireFreshSignIn(viewer, clock());\n",
      "",
    ],
    "apps/api/test/fresh-sign-in.test.ts",
  ),
  makeFileFault(
    "an old session changes a store's Merchant ID",
    [
      "apps/api/src/areas/marketplace/stores/update-merchant-id.ts",
      "    requireFreshSignIn(member, clock());\n",
      "",
    ],
    "apps/api/test/fresh-sign-in.test.ts",
  ),
  makeApiFault(
    "everybody manages every listing",
    [
      "areas/directory/businesses/access.rules.ts",
      'return granted ? ({ role: "editor", rights: granted } satisfies Manager) : undefined;',
      'return { role: "editor", rights: granted ?? memberRights } satisfies Manager;',
    ],
    "areas/directory/businesses/access.rules.test.ts",
  ),
  makeApiFault(
    "a member does what the owner gave no right to",
    ["areas/directory/businesses/access.rules.ts", "rights.includes(need) ?", "rights ?"],
    "areas/directory/businesses/access.rules.test.ts",
  ),
  makeApiFault(
    "editors delete listings",
    [
      "areas/directory/deletion/delete-business.ts",
      `key, member, "owner or staff"`,
      `key, member, "any"`,
    ],
    "areas/directory/deletion/deletion.routes.test.ts",
  ),
  makeFileFault(
    "members change other people's profiles",
    [
      "packages/contracts/src/accounts/profile-policy.ts",
      `if (actor.userId === target.id) return "self";`,
      `return "self";`,
    ],
    "apps/api/src/areas/accounts/profiles/update-profile.matrix.test.ts",
  ),
  makeApiFault(
    "banned people stay signed in",
    [
      "areas/accounts/profiles/profile.rules.ts",
      `["Active", "Pending"]`,
      `["Active", "Pending", "Banned"]`,
    ],
    "areas/accounts/profiles/profile.rules.test.ts",
  ),
  makeApiFault(
    "a session that was ended goes on",
    ["areas/accounts/sessions/resolve-actor.ts", "if (isSignedOut) return visitor;", ""],
    "areas/accounts/sessions/close-session.test.ts",
  ),
  makeApiFault(
    "scripts can read the session cookie",
    ["platform/http/session-cookie.ts", "httpOnly: true", "httpOnly: false"],
    "areas/accounts/sessions/open-session.test.ts",
  ),
  makeApiFault(
    "a route may have no policy",
    ["platform/http/require-access.ts", "if (open.length === 0) return;", "return;"],
    "platform/http/require-access.test.ts",
  ),
  makeApiFault(
    "another site may write",
    ["platform/http/refuse-cross-site.ts", "if (!isOurs)", "if (false)"],
    "platform/http/refuse-cross-site.test.ts",
  ),
  makeApiFault(
    "requests aren't counted",
    ["platform/http/limit-rate.ts", "    await consume(key);", ""],
    "platform/http/limit-rate.test.ts",
  ),
  makeApiFault(
    "each address of a household is a visitor of its own",
    [
      "platform/http/limit-rate.ts",
      "limiter.visitors, toIpGroup(request.ip),",
      "limiter.visitors, request.ip,",
    ],
    "platform/http/limit-rate.test.ts",
  ),
  makeApiFault(
    "browsers guess the type of an answer",
    ["platform/http/response-headers.ts", `"x-content-type-options": "nosniff",`, ""],
    "platform/http/response-headers.test.ts",
  ),
  makeApiFault(
    "what was made for somebody is shared by caches",
    ["platform/http/response-headers.ts", "&& !readSessionCookie(request)", ""],
    "platform/http/response-headers.test.ts",
  ),
  makeApiFault(
    "a private file is opened without a line about it",
    [
      "areas/uploads/files/sign-private-link.ts",
      "await writeAudit(tx, {",
      "void ((_tx: Tx, _line: unknown) => {})(tx, {",
    ],
    "areas/uploads/files/files.test.ts",
  ),
  makeApiFault(
    "articles are shown before their time",
    [
      "areas/magazine/articles/articles.repository.ts",
      "article.withdrawn_at is null and article.published_at <=",
      "article.withdrawn_at is null and article.published_at is distinct from",
    ],
    "areas/magazine/articles/articles.routes.test.ts",
  ),
  makeFileFault(
    "a visitor is sent to another site",
    [
      "apps/web/app/lib/session/redirect.ts",
      `if (!value?.startsWith("/")`,
      `if (value) return value;\n  if (!value?.startsWith("/")`,
    ],
    "apps/web/app/lib/session/redirect.test.ts",
  ),
  makeFileFault(
    "a form of another site is accepted",
    [
      "apps/web/app/lib/http/same-origin.server.ts",
      "origin !== null && origin !== publicOrigin",
      "false",
    ],
    "apps/web/app/lib/http/same-origin.server.test.ts",
  ),
  makeFileFault(
    "those who may not read applications see their section",
    [
      "apps/web/app/areas/jobs/applications/applications-section.tsx",
      `  if (applications.kind === "closed") return null;\n`,
      "",
    ],
    "apps/web/app/areas/jobs/applications/applications-section.browser.test.tsx",
  ),
];
