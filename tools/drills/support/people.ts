import type pg from "pg";

/** A member of ours whom the identity provider does not know. */
export async function insertPerson(db: pg.Pool, id: string): Promise<void> {
  await db.query(
    `with handle as (insert into accounts.handle (handle, profile_id) values ($1, $1))
     insert into accounts.profile (id, full_name, username, alias, email, email_verified,
       created_at, updated_at)
     values ($1, 'Drill', $1, $1, $2, true, now(), now())`,
    [id, `${id}@people.example`],
  );
}
