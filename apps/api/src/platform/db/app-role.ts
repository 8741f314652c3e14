import pg from "pg";

/** The role of web requests and tasks: it reads and writes rows, and changes no table. */
export const appRole = "boab_app";

/**
 * Creates the role if it is missing and grants it what the processes need, no more; run with the migrations each time, so
 * that a new table cannot be forgotten. A table that refuses changes by trigger refuses them by privilege too: its owner
 * could switch the trigger off, this role cannot.
 */
export async function grantToAppRole(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(createRole);
    await client.query(grant);
  } finally {
    await client.end();
  }
}

// Without a password: on a server that asks for one nobody can log in until the operator sets it. Roles belong to the
// whole server, so another database may be creating it at this moment.
const createRole = `
  do $$ begin
    if not exists (select from pg_roles where rolname = '${appRole}') then
      create role ${appRole} login;
    end if;
  exception when duplicate_object or unique_violation then null;
  end $$`;

const grant = `
  do $$
  declare
    area text;
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
    for forbidden in
      select tgrelid::regclass as name, bool_or(tgtype & 16 > 0) as updating, bool_or(tgtype & 8 > 0) as deleting
      from pg_trigger where tgfoid = 'platform.refuse_change'::regproc group by tgrelid
    loop
      if forbidden.updating then execute format('revoke update on %s from ${appRole}', forbidden.name); end if;
      if forbidden.deleting then execute format('revoke delete on %s from ${appRole}', forbidden.name); end if;
    end loop;
  end $$;
  grant execute on function platform.keep_audit() to ${appRole}`;
