import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { isImpersonal, isPublished } from "../apps/api/test/personal-columns.ts";
import { repositoryRoot } from "../scripts/lib/paths.ts";
import { startStack } from "../scripts/stack/stack.ts";
import { brokenBy } from "./support/break-source.ts";
import { crawlPages, readPublishedCalls } from "./support/crawl.ts";
import { forgetLimits } from "./support/forget-limits.ts";
import { joinAs } from "./support/newcomers.ts";
import { report } from "./support/verdict.ts";

// Promise: nobody sees what isn't theirs. A word of its own is planted into every column that can hold something of a
// person and isn't there to be published (personal-columns.ts knows the others, so a new column is planted until
// somebody says that it needn't be). Then newcomers, who own nothing, follow the links of the site and call every
// read of the API, with ids of everything there is. None of the words may be found, by moderators none of an
// applicant. `--full` follows 600 pages instead of 40. `--sabotage` starts an API that shows applications to
// whoever knows their ids, and must fail.
const isFull = process.argv.includes("--full");
const stack = await startStack({
  database: "boab_drill_canary",
  apiPort: 4290,
  webPort: 3290,
  withWeb: true,
  env: process.argv.includes("--sabotage") ? brokenBy("open-applications.ts") : {},
});
const db = new pg.Pool({ connectionString: stack.databaseUrl, max: 2 });

// Something of each kind that the demo hasn't got.
const [person] = (await db.query("select id from accounts.profile order by id limit 1")).rows;
const [listing] = (await db.query("select id from directory.business where is_public limit 1"))
  .rows;
await db.query(
  `insert into outreach.enquiry (name, email, message, source) values ('a', 'a@a.example', 'a', 'contact')`,
);
await db.query(
  `insert into outreach.subscriber (email, name, status, unsubscribe_token)
   values ('a@a.example', 'a', 'asked', $1)`,
  [randomUUID()],
);
await db.query(
  `insert into directory.listing_report (business_id, reporter_id, reason, details)
   values ($1, $2, 'other', 'a')`,
  [listing.id, person.id],
);
await db.query(
  `insert into directory.editor_invitation (business_id, email, token_hash, invited_by, expires_at)
   values ($1, 'a@a.example', '\\x00', $2, now() + interval '1 day')`,
  [listing.id, person.id],
);

const { rows: columns } = await db.query<{ name: string; table: string; column: string }>(
  `select table_schema || '.' || table_name || '.' || column_name as name,
     table_schema || '.' || table_name as table, column_name as column
   from information_schema.columns join information_schema.tables using (table_schema, table_name)
   where table_type = 'BASE TABLE' and data_type in ('text', 'character varying') and is_generated = 'NEVER'
     and table_schema not in ('pg_catalog', 'information_schema', 'public', 'migration', 'pgboss')
     and table_name !~ '_\\d{4}_\\d\\d$' order by 1`,
);
const secret = columns.filter(({ name }) => !isImpersonal(name) && !isPublished(name));

/** The word in each column: letters only, which every rule about texts lets pass. */
const words = new Map<string, string>();
const unplanted: string[] = [];
for (const [index, { name, table, column }] of secret.entries()) {
  const word = `zq${[...String(index)].map((digit) => "abcdefghij"[Number(digit)]).join("")}qz`;
  // Digits where only digits fit; unique, because addresses are.
  const value = column.startsWith("phone")
    ? `'04987' || (10000 + ${index})`
    : `'${word}' || md5(ctid::text) || case when '${column}' like '%email' then '@a.example' else '' end`;
  const { rowCount } = await db
    .query(`update ${table} set ${column} = ${value} where ${column} is not null`)
    .catch(() => ({ rowCount: 0 }));
  if (rowCount) words.set(name, column.startsWith("phone") ? `04987${10000 + index}` : word);
  else unplanted.push(name);
}

const ids = {
  business: (await db.query("select id from directory.business order by md5(id) limit 3")).rows,
  job: (await db.query("select id from jobs.posting order by id limit 3")).rows,
  application: (await db.query("select id from jobs.application order by id limit 3")).rows,
  person: (await db.query("select id from accounts.profile order by id limit 3")).rows,
  payment: (await db.query("select id from payments.payment limit 1")).rows,
};
const known = Object.values(ids).flatMap((rows) => rows.map(({ id }: { id: string }) => id));
const openapi = JSON.parse(readFileSync(join(repositoryRoot, "docs/openapi.json"), "utf8"));

interface Leak {
  role: string;
  where: string;
  column: string;
}
const leaks: Leak[] = [];
let read = 0;
/** Moderators look after pages and members, and never read applications. */
const isClosedTo = (role: string, column: string) =>
  role !== "moderator" || column.startsWith("jobs.application");

for (const role of ["visitor", "member", "seller", "creator", "writer", "moderator"]) {
  const cookie = role === "visitor" ? undefined : await joinAs(stack, db, role);
  const look = (where: string, text: string) => {
    read++;
    const lower = text.toLowerCase();
    for (const [column, word] of words)
      if (lower.includes(word) && isClosedTo(role, column)) leaks.push({ role, where, column });
  };
  await crawlPages(stack.webOrigin, cookie, isFull ? 600 : 40, look);
  await forgetLimits();
  await readPublishedCalls(stack, openapi, known, cookie, look);
  await forgetLimits();
}
await db.end();
await stack.stop();

for (const { role, where, column } of leaks.slice(0, 20))
  console.log(`     ${role} finds ${column} at ${where}`);
console.log(`     without a row to plant into: ${unplanted.join(", ") || "none"}`);
report([
  {
    name: "words are planted in the columns of people",
    holds:
      words.size >= 15 &&
      ["email", "name", "note"].every((one) => words.has(`jobs.application.${one}`)),
    figure: `${words.size} of ${secret.length} columns`,
  },
  { name: "pages and responses are read", holds: read > 300, figure: `${read}` },
  {
    name: "nobody finds what isn't theirs",
    holds: leaks.length === 0,
    figure: `${leaks.length} found`,
  },
]);
