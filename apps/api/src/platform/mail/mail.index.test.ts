import { beforeAll, expect, test } from "vitest";
import { useTestApp } from "#test/harness.ts";
import { explainQueries, runFillStatements } from "#test/plans.ts";
import type { Tx } from "../db/db.ts";
import { countMails, deleteMails, isOverHourlyLimit } from "./mail.repository.ts";

const app = useTestApp();

beforeAll(async () => {
  await runFillStatements(
    app.config.database.migrationUrl,
    `insert into platform.mail (key, recipient, subject, claimed_at)
    select 'reset:' || n, 'Person' || n || '@people.example', 'Hello',
      now() - n * interval '1 minute'
    from generate_series(1, 40000) n`,
    "vacuum analyze platform.mail",
  );
}, 120_000);

test("with a month of emails an index finds those of an hour, of one recipient, and the old ones", async () => {
  const hourAgo = new Date(Date.now() - 60 * 60 * 1000);
  const longAgo = new Date(Date.now() - 30 * 24 * 60 * 60 * 1000);
  const mail = { key: "reset:new", to: "PERSON7@people.example", maxPerHour: 3 };
  const seen = await explainQueries(app.config.database.migrationUrl, async (db) => {
    await countMails(db, "reset:", hourAgo);
    // EXPLAIN works for every statement except those around a transaction.
    await isOverHourlyLimit(db as Tx, mail);
    await deleteMails(db as Tx, longAgo, 1_000);
  });
  const requested = seen.filter(({ sql }) => sql.includes('"platform"."mail"'));
  expect(requested).toHaveLength(3);
  for (const { sql, plan } of requested) {
    expect(plan, sql).toMatch(/Index (Only )?Scan/);
    expect(plan, sql).not.toContain("Seq Scan on mail");
  }
});
