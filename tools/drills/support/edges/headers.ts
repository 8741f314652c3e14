import { listCallPaths, listPagePaths } from "../crawl.ts";
import type { Finding } from "../verdict.ts";
import { ask, makeOwnHeaders, runForEach, type Site, show } from "./site.ts";

const requiredHeaders: Record<string, RegExp> = {
  "content-security-policy": /frame-ancestors 'none'/,
  "strict-transport-security": /max-age=\d{8}/,
  "x-content-type-options": /^nosniff$/,
  "referrer-policy": /^(no-referrer|strict-origin(-when-cross-origin)?)$/,
  "cross-origin-resource-policy": /^same-/,
  "x-request-id": /./,
};

/** The page of the router, what its links fetch instead of it, and every read of the contract. */
function listUrls({ webOrigin, apiOrigin, known, isFull }: Site): string[] {
  const pages = listPagePaths(known);
  const calls = listCallPaths(known);
  return [
    ...pages.map((path) => webOrigin + path),
    ...pages
      .filter((path) => !/[.?]/.test(path))
      .map((path) => `${webOrigin}${path === "/" ? "/_root" : path}.data`),
    ...calls.map((path) => `${webOrigin}/api${path}`),
    ...(isFull ? calls.map((path) => apiOrigin + path) : []),
  ];
}

/** Which headers an answer lacks, or has and should not. */
function findHeaderErrors({ headers }: Response): string[] {
  const missing = Object.entries(requiredHeaders).flatMap(([name, pattern]) =>
    pattern.test(headers.get(name) ?? "") ? [] : [name],
  );
  const policy = headers.get("content-security-policy") ?? "";
  if (/script-src[^;]*'unsafe-(inline|eval)'/.test(policy)) missing.push("unsafe policy");
  if (headers.has("x-powered-by")) missing.push("x-powered-by");
  return missing;
}

export async function checkHeaders(site: Site): Promise<Finding[]> {
  const missing = new Set<string>();
  const sharedAnswers = new Set<string>();
  const nonces = new Map<string, string>();
  const urls = listUrls(site);
  let answerCount = 0;
  for (const session of [{}, { cookie: site.cookie }])
    await runForEach(urls, async (url) => {
      const response = await ask(url, { headers: { ...makeOwnHeaders(site), ...session } });
      const { headers } = response;
      answerCount++;
      const where = `${response.status} ${url}`;
      for (const fault of findHeaderErrors(response)) missing.add(`${fault}: ${where}`);
      const [, nonce] = /'nonce-([^']+)'/.exec(headers.get("content-security-policy") ?? "") ?? [];
      if (nonce && nonces.has(nonce)) missing.add(`the nonce of ${nonces.get(nonce)}: ${where}`);
      if (nonce) nonces.set(nonce, where);
      const isPrivate = /private|no-store/.test(headers.get("cache-control") ?? "");
      const isApiUrl = url.startsWith(site.apiOrigin) || url.includes("/api/");
      const isPersonal = "cookie" in session && isApiUrl && response.ok;
      if (!isPrivate && (headers.has("set-cookie") || isPersonal)) sharedAnswers.add(where);
    });
  show(missing);
  show(sharedAnswers);
  return [
    {
      name: `answers of ${urls.length} addresses without a header`,
      holds: missing.size === 0 && answerCount > 500,
      figure: `${missing.size} of ${answerCount}`,
    },
    { name: "nonces, each of one answer", holds: nonces.size > 60, figure: `${nonces.size}` },
    {
      name: "answers for one person that others may be given",
      holds: sharedAnswers.size === 0,
      figure: `${sharedAnswers.size}`,
    },
  ];
}
