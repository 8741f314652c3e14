import pg from "pg";

/** The role of web requests and tasks. It reads and writes rows, but can't change tables. */
export const appRole = "boab_app";

/**
 * Creates the role if it is missing and grants it only what the processes need. It runs with every migration, so that
 * no new table is missed. A table whose trigger refuses changes also refuses them by privilege: its owner could switch
 * the trigger off, this role cannot. Views publish what other areas may read, so nobody writes through one.
 */
export async function grantToAppRole(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(createRoleSql);
    await client.query(grantSql);
  } finally {
    await client.end();
  }
}

// The role has no password, so on a server that requires one nobody can log in until the operator sets it. Roles belong
// to the whole server, so another database may be creating it at the same moment.
const createRoleSql = `
  do $$ begin
    if not exists (select from pg_roles where rolname = '${appRole}') then
      create role ${appRole} login;
    end if;
  exception when duplicate_object or unique_violation then null;
  end $$`;

const grantSql = `
  do $$
  declare
    area text;
    published text;
    forbidden record;
  begin
    for area in
      select nspname from pg_namespace
      where nspname !~ '^pg_' and nspname not in ('information_schema', 'public', 'migration')
    loop
      execute format('grant usage on schema %I to ${appRole}', area);
      execute format('grant select, insert, update, delete on all tables in schema %I to ${appRole}', area);
      execute format('grant usage, select on all sequences in schema %I to ${appRole}', area);
    end loop;
    for published in
      select format('%I.%I', schemaname, viewname) from pg_views
      where schemaname !~ '^pg_' and schemaname not in ('information_schema', 'public', 'migration')
    loop
      execute format('revoke insert, update, delete on %s from ${appRole}', published);
    end loop;
    for forbidden in
      select tgrelid::regclass as name, bool_or(tgtype & 16 > 0) as updating, bool_or(tgtype & 8 > 0) as deleting
      from pg_trigger where tgfoid = 'platform.refuse_change'::regproc group by tgrelid
    loop
      if forbidden.updating then execute format('revoke update on %s from ${appRole}', forbidden.name); end if;
      if forbidden.deleting then execute format('revoke delete on %s from ${appRole}', forbidden.name); end if;
    end loop;
  end $$;
  grant execute on function platform.keep_audit() to ${appRole}`;
