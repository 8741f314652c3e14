import { beforeAll, describe, expect, test } from "vitest";
import { useTestApp } from "#test/harness.ts";
import { explainQueries, runFillStatements } from "#test/plans.ts";
import { listRequests } from "./access-requests.repository.ts";

const app = useTestApp();

beforeAll(async () => {
  await runFillStatements(
    app.config.database.migrationUrl,
    `begin;
    insert into accounts.handle (handle, profile_id)
    select 'asker.' || n, 'asker' || n from generate_series(1, 20000) n;
    insert into accounts.profile (id, full_name, username, alias, email)
    select 'asker' || n, 'Asking Person', 'asker.' || n, 'asker.' || n, n || '@people.example'
    from generate_series(1, 20000) n;
    commit`,
    `insert into accounts.access_request
      (user_id, access_type, reason, status, decline_reason, decided_by, decided_at, created_at)
    select 'asker' || n,
      (array['merchant', 'directory', 'media', 'writer', 'admin'])[1 + n % 5], 'Please.',
      case n % 100 when 0 then 'open' when 1 then 'declined' else 'approved' end,
      case n % 100 when 1 then 'Not now.' end,
      case n % 100 when 0 then null else 'asker1' end,
      case n % 100 when 0 then null else now() end,
      timestamptz '2026-01-01' + n * interval '1 second'
    from generate_series(1, 20000) n`,
    "vacuum analyze accounts.profile",
    "vacuum analyze accounts.access_request",
  );
}, 120_000);

const filters = [undefined, "open", "approved", "declined"] as const;
const types = [undefined, "merchant", "admin"] as const;

describe("ACCESS-08 with 20,000 requests an index serves", () => {
  test.each(filters.flatMap((status) => types.map((accessType) => ({ status, accessType }))))(
    "$status and $accessType, the first page and the next one",
    async (filter) => {
      const explainedQueries = await explainQueries(
        app.config.database.migrationUrl,
        async (db) => {
          const rows = await listRequests(db, { ...filter, limit: 51, after: undefined });
          await listRequests(db, {
            ...filter,
            limit: 51,
            after: rows.at(-1)?.position ?? [
              "2026-01-01T00:00:00Z",
              "00000000-0000-4000-8000-000000000000",
            ],
          });
        },
      );
      expect(explainedQueries).toHaveLength(2);
      for (const { sql, plan, ms } of explainedQueries) {
        expect(plan, sql).toMatch(/Index Scan/);
        expect(plan, sql).not.toContain("Seq Scan on access_request");
        expect(ms, `${sql}\n${plan}`).toBeLessThan(100);
      }
    },
  );
});
