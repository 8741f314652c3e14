import { randomUUID } from "node:crypto";
import { formActionPaths } from "../hostile-forms.ts";
import { listPublishedCalls } from "../published-calls.ts";
import type { Finding } from "../verdict.ts";
import { ask, runForEach, type Site, show, takeTurns } from "./site.ts";

/** A current browser names the site, an older one its origin alone. */
const foreignHeaders = [{ "sec-fetch-site": "cross-site" }, { origin: "https://evil.example" }];

/** A form of another site may send these without asking us first. */
const formContentTypes = [
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "text/plain",
];

/** Sent by programs without a page of ours: a mail program, whose token says who, and the payment provider, who signs. */
const programPathPattern = /^\/(emails|newsletter)\/one-click$|^\/pay\/webhooks\//;

/**
 * The same person in a session of its own, or the limit of one session would refuse an attempt before we know where it
 * comes from. The emulator doesn't sign its cookies, so a claim can be added.
 */
const makeOtherSessionCookie = (cookie: string): string =>
  cookie.replace(/(__Host-boab_session=[^.;]+\.)([^.;]+)/, (_, head: string, payload: string) => {
    const claims = JSON.parse(Buffer.from(payload, "base64url").toString());
    const changed = JSON.stringify({ ...claims, drill: randomUUID() });
    return head + Buffer.from(changed).toString("base64url");
  });

export async function checkForeignWrites({ webOrigin, cookie, isFull }: Site): Promise<Finding> {
  const writes = [
    ...formActionPaths
      .filter((path) => !programPathPattern.test(path))
      .map((path) => ({ method: "POST", url: webOrigin + path, isForm: true })),
    ...listPublishedCalls()
      .filter(({ method, path }) => method !== "GET" && !programPathPattern.test(path))
      .map(({ method, path }) => ({
        method,
        url: `${webOrigin}/api${path.replace(/\{\w+\}/g, "x".repeat(12))}`,
        isForm: false,
      })),
  ];
  const ways = formContentTypes.flatMap((type) => foreignHeaders.map((from) => ({ type, from })));
  const attempts = writes.flatMap((write, index) =>
    takeTurns(ways, index, isFull).map((way) => ({ ...write, ...way })),
  );
  const acceptedWrites = new Set<string>();
  await runForEach(attempts, async ({ method, url, isForm, type, from }) => {
    const headers = { ...from, cookie: makeOtherSessionCookie(cookie), "content-type": type };
    const { status } = await ask(url, { method, headers, body: "intent=save&name=x" });
    // React Router refuses a form from another origin before our own check does.
    const isRefused = status === 403 || (status === 400 && isForm && "origin" in from);
    if (!isRefused) acceptedWrites.add(`${status} ${method} ${url} ${type}`);
  });
  show(acceptedWrites);
  return {
    name: "writes from another site that were let in",
    holds: acceptedWrites.size === 0 && attempts.length >= writes.length && writes.length > 200,
    figure: `${acceptedWrites.size} of ${attempts.length}`,
  };
}
