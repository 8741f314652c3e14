import pg from "pg";
import { startStack } from "../../scripts/stack/stack.ts";
import { makeBreakingEnv } from "./support/break-source.ts";
import { openDemoSession } from "./support/demo-session.ts";
import { checkForeignWrites } from "./support/edges/foreign-writes.ts";
import { checkHeaders } from "./support/edges/headers.ts";
import { checkRedirects } from "./support/edges/redirects.ts";
import { listKnownIds } from "./support/known-ids.ts";
import { report } from "./support/verdict.ts";

// Promise, for every address of the router and every call of the contract: each answer carries every security header, a
// page's policy names a nonce that no other answer has, and what was made with a session is never shared; a form or a call
// sent from another site is refused, whatever its content type; no answer leads to another site, whatever its parameters
// and fields ask for. The short form asks each address in one of the ways in turn, with three of the 60 addresses of
// another site; `--full` in all of them, and asks the API past the web server too. `--sabotage` starts servers that forget a
// header, believe other sites and go wherever they are sent, and must fail.
const stack = await startStack({
  database: "boab_drill_edges",
  apiPort: 4420,
  webPort: 3420,
  withWeb: true,
  env: process.argv.includes("--sabotage") ? makeBreakingEnv("trust-other-sites.ts") : {},
});
const db = new pg.Pool({ connectionString: stack.databaseUrl, max: 2 });
const site = {
  webOrigin: stack.webOrigin,
  apiOrigin: stack.apiOrigin,
  known: await listKnownIds(db, 1),
  cookie: await openDemoSession(stack, "admin"),
  isFull: process.argv.includes("--full"),
};
await db.end();

const headers = await checkHeaders(site);
const foreignWrites = await checkForeignWrites(site);
const redirects = await checkRedirects(site);
await stack.stop();
report([...headers, foreignWrites, redirects]);
