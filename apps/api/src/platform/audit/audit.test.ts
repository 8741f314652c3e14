import { readFile } from "node:fs/promises";
import { sql } from "kysely";
import pg from "pg";
import { describe, expect, test } from "vitest";
import { migrationsFolder, withScratchDatabase } from "#test/databases.ts";
import { useTestApp } from "#test/harness.ts";
import { inTransaction } from "../db/db.ts";
import { upkeepTasks } from "../upkeep/upkeep.ts";
import { erasePersonalAudit, writeAudit } from "./audit.ts";

const app = useTestApp();

const listAuditMonths = async () => {
  const { rows } = await sql<{ name: string }>`
    select inhrelid::regclass::text as name from pg_inherits
    where inhparent = 'platform.audit_entry'::regclass order by 1`.execute(app.db);
  return rows.map(({ name }) => name.replace("platform.audit_entry_", ""));
};
const maintainAuditMonths = (today: string, retainedMonths = 24, aheadMonths = 6) =>
  sql`select platform.keep_audit_months(${today}::date, ${retainedMonths}::int, ${aheadMonths}::int)`.execute(
    app.db,
  );
const formatMonthAfter = (date: Date, months: number) => {
  const first = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1));
  return first.toISOString().slice(0, 7).replace("-", "_");
};

test("what names a person is erased, what happened stays", async () => {
  const line = {
    act: "update profile",
    objectType: "profile",
    objectId: "ebo123",
    ip: "10.1.2.3",
  } as const;
  await inTransaction(app.db, async (tx) => {
    await writeAudit(tx, {
      ...line,
      actorId: "ada123",
      requestId: "erased-1",
      changes: { userStatus: "Banned" },
      personal: { of: "ebo123", changes: { fullName: "Ebo" } },
    });
    await erasePersonalAudit(tx, ["ebo123"]);
  });
  const { rows } = await sql`
    select act, changes, (select json_agg(detail.person) from platform.audit_personal detail
      where detail.entry_id = entry.id) as people
    from platform.audit_entry entry where request_id = 'erased-1'`.execute(app.db);
  expect(rows).toEqual([
    { act: "update profile", changes: { userStatus: "Banned" }, people: ["ada123"] },
  ]);
});

describe("the months of the audit log", () => {
  test("are there for this month and the next six, and the worker's task keeps it so", async () => {
    const now = new Date();
    await sql.raw(`drop table platform.audit_entry_${formatMonthAfter(now, 6)}`).execute(app.db);
    const tasks = upkeepTasks(app.services.db, () => now);
    const auditTask = tasks.find(({ kind }) => kind.name === "platform.maintain-audit-partitions");
    await auditTask?.run({}, "");
    await auditTask?.run({}, "");
    const expected = [0, 1, 2, 3, 4, 5, 6].map((months) => formatMonthAfter(now, months));
    expect(await listAuditMonths()).toEqual(expected.sort());
  });

  test("a line goes into its month, also at the last moment of it, and no month can be changed", async () => {
    await maintainAuditMonths("2031-01-15", 240, 1);
    await sql`insert into platform.audit_entry (at, act, object_type) values
      ('2031-01-31T23:59:59.999Z', 'last of January', 'x'), ('2031-02-01T00:00:00Z', 'first of February', 'x')`.execute(
      app.db,
    );
    const listMonthActs = async (month: string) =>
      (
        await sql
          .raw<{ act: string }>(`select act from platform.audit_entry_${month}`)
          .execute(app.db)
      ).rows;
    expect(await listMonthActs("2031_01")).toEqual([{ act: "last of January" }]);
    expect(await listMonthActs("2031_02")).toEqual([{ act: "first of February" }]);
    for (const change of [
      "update platform.audit_entry_2031_01 set act = ''",
      "delete from platform.audit_entry_2031_01",
      "truncate platform.audit_entry_2031_01",
    ])
      await expect(sql.raw(change).execute(app.db)).rejects.toThrow("append-only");
  });

  test("are dropped after two years with what was kept apart, and not a month earlier", async () => {
    await maintainAuditMonths("2041-03-01", 240, 0);
    await maintainAuditMonths("2041-04-01", 240, 0);
    await inTransaction(app.db, async (tx) => {
      for (const at of ["2041-03-31T23:00:00Z", "2041-04-01T01:00:00Z"])
        await sql`with line as (
          insert into platform.audit_entry (at, act, object_type) values (${at}, 'old', 'x') returning id, at
        ) insert into platform.audit_personal (entry_id, entry_at, person) select id, at, 'ada' from line`.execute(
          tx,
        );
    });
    const details = async () =>
      (
        await sql<{ at: Date }>`select entry_at as at from platform.audit_personal
          where person = 'ada' order by 1`.execute(app.db)
      ).rows.map(({ at }) => at.toISOString().slice(0, 7));
    await maintainAuditMonths("2043-03-31");
    expect(await listAuditMonths()).toContain("2041_03");
    expect(await details()).toEqual(["2041-03", "2041-04"]);
    await maintainAuditMonths("2043-04-01");
    expect(await listAuditMonths()).not.toContain("2041_03");
    expect(await listAuditMonths()).toContain("2041_04");
    expect(await details()).toEqual(["2041-04"]);
  });
});

test("lines from before are in their months afterwards, with names and addresses beside them", async () => {
  const name = "20261115T1655_audit_months.sql";
  const [migration, before] = await Promise.all(
    [name, "0001_platform.sql"].map((file) => readFile(`${migrationsFolder}/${file}`, "utf8")),
  );
  await withScratchDatabase(async (url) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(`drop table platform.audit_entry, platform.audit_personal cascade;
      drop function platform.add_audit_month, platform.keep_audit_months, platform.keep_audit;
      begin; set constraints all deferred;
      insert into accounts.handle values ('ada', 'ada123'), ('ebo', 'ebo123'), ('gone', 'gone123');
      insert into accounts.profile (id, full_name, username, alias, email, deleted_at) values
        ('ada123', 'Ada', 'ada', 'ada', 'a@b.example', null), ('ebo123', 'Ebo', 'ebo', 'ebo', '', null),
        ('gone123', 'Former member', 'gone', 'gone', '', now());
      commit;`);
    const table = /create table platform\.audit_entry[\s\S]*?;/.exec(before ?? "")?.[0] ?? "";
    await client.query(`${table}
      insert into platform.audit_entry (at, actor_id, act, object_type, object_id, changes, ip) values
        ('2025-02-03', 'ada123', 'update profile', 'profile', 'ebo123', '{"fullName": {"after": "E"}, "userStatus": 1}', '10.0.0.1'),
        ('2026-02-03', 'gone123', 'update profile', 'profile', 'gone123', '{"fullName": {"after": "G"}}', '10.0.0.2'),
        ('2026-02-04', 'ada123', 'invite editor', 'business', 'BUS-1', '{"email": "x@y.example"}', null),
        ('2026-02-05', 'ada123', 'change setting', 'setting', 'listingAccess', '{"value": 1}', null)`);
    await client.query(`begin; ${migration}; commit`);
    const lines = await client.query(
      "select act, changes, ip from platform.audit_entry order by at",
    );
    expect(lines.rows).toEqual([
      { act: "update profile", changes: { userStatus: 1 }, ip: null },
      { act: "update profile", changes: {}, ip: null },
      { act: "invite editor", changes: {}, ip: null },
      { act: "change setting", changes: { value: 1 }, ip: null },
    ]);
    const details = await client.query(
      "select person, host(ip) as ip, changes from platform.audit_personal order by entry_at, person",
    );
    expect(details.rows).toEqual([
      { person: "ada123", ip: "10.0.0.1", changes: {} },
      { person: "ebo123", ip: null, changes: { fullName: { after: "E" } } },
      { person: "x@y.example", ip: null, changes: { email: "x@y.example" } },
    ]);
    const next = await client.query(
      "insert into platform.audit_entry (act, object_type) values ('x', 'y') returning id",
    );
    expect(next.rows).toEqual([{ id: 5 }]);
    await client.end();
  });
});
