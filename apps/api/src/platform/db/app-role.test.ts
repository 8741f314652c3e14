import { sql } from "kysely";
import { expect, test } from "vitest";
import { useTestApp } from "#test/harness.ts";
import { writeAudit } from "../audit/audit.ts";
import { appRole } from "./app-role.ts";
import { inTransaction } from "./db.ts";

const app = useTestApp();
/** The connection of the product's own processes. */
const run = (statement: string) => sql.raw(statement).execute(app.services.db);

test("the processes connect as a role that owns nothing and is no superuser", async () => {
  const { rows } = await sql`select current_user as name, rolsuper, rolcreaterole, rolcreatedb,
      (select count(*) from pg_class where relowner = pg_roles.oid) as owned
    from pg_roles where rolname = current_user`.execute(app.services.db);
  expect(rows).toEqual([
    { name: appRole, rolsuper: false, rolcreaterole: false, rolcreatedb: false, owned: 0 },
  ]);
});

test.each([
  "alter table platform.audit_entry disable trigger audit_entry_append_only",
  "alter table platform.audit_entry disable trigger all",
  "drop trigger audit_entry_append_only on platform.audit_entry",
  "set session_replication_role = replica",
  "update platform.audit_entry set act = 'nothing'",
  "delete from platform.audit_entry",
  "truncate platform.audit_entry",
  "drop table platform.audit_entry cascade",
  "create or replace function platform.refuse_change() returns trigger language plpgsql as 'begin return null; end'",
  "select platform.keep_audit_months(current_date, 0, 0)",
  "select platform.add_audit_month(current_date)",
  "update platform.audit_personal set person = 'nobody'",
  "alter table admin.setting_change disable trigger all",
  "update admin.setting_change set reason = 'nothing'",
  "delete from admin.setting_change",
  "update accounts.v_person set full_name = ''",
  "delete from directory.v_business",
  "select from payments.v_sale for update",
  "create table platform.other (id int)",
  "create table public.other (id int)",
  "alter table accounts.profile add column other int",
  "truncate accounts.profile cascade",
  "insert into migration.applied (name, hash) values ('x', 'y')",
  "set role boab",
])("that role may not %s", async (statement) => {
  await inTransaction(app.services.db, (tx) =>
    writeAudit(tx, { actorId: null, act: "close account", objectType: "x", objectId: null }),
  );
  await expect(run(statement)).rejects.toThrow(/permission denied|must be owner/);
});

test("nor change a month of the log by its own name", async () => {
  const { rows } = await sql<{ name: string }>`select inhrelid::regclass::text as name
    from pg_inherits where inhparent = 'platform.audit_entry'::regclass`.execute(app.db);
  expect(rows.length).toBeGreaterThan(5);
  for (const { name } of rows)
    for (const statement of [
      `delete from ${name}`,
      `update ${name} set act = ''`,
      `drop table ${name}`,
    ])
      await expect(run(statement), statement).rejects.toThrow(/permission denied|must be owner/);
});

test("it reads and writes every other table", async () => {
  const { rows } = await sql<{ name: string; can: boolean }>`
    select oid::regclass::text as name,
      has_table_privilege(${appRole}, oid, 'select') and has_table_privilege(${appRole}, oid, 'insert')
      and has_table_privilege(${appRole}, oid, 'update') and has_table_privilege(${appRole}, oid, 'delete') as can
    from pg_class where relkind in ('r', 'p') and relnamespace::regnamespace::text in
      ('accounts', 'uploads', 'directory', 'outreach', 'admin', 'platform', 'pgboss')
      and not exists (select from pg_trigger
        where tgrelid = pg_class.oid and tgfoid = 'platform.refuse_change'::regproc)`.execute(
    app.db,
  );
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter(({ can }) => !can)).toEqual([]);
});
