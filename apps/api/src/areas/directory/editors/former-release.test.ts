import { memberRights } from "@boab/contracts/directory/member-rights";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { makeEditor, makeListing, signInOwner } from "#test/factories/listings.ts";
import { useTestApp } from "#test/harness.ts";

// The statements below are those that the release before this one sends while it still serves.
const app = useTestApp();

const listFormerEditors = async (businessId: string) => {
  const { rows } = await sql<{ id: string }>`
    select profile_id as id from directory.editor where business_id = ${businessId}`.execute(
    app.db,
  );
  return rows.map(({ id }) => id);
};

const listMembers = (businessId: string) =>
  app.db
    .selectFrom("directory.member")
    .select(["profileId", "rights"])
    .where("businessId", "=", businessId)
    .execute();

async function stage() {
  const owner = await signInOwner(app);
  const { id } = await makeListing(app, owner);
  return { owner, id, person: await app.signIn() };
}

test("an editor whom the former release adds may do what an editor always could", async () => {
  const { owner, id, person } = await stage();
  for (const _ of [1, 2])
    await sql`insert into directory.editor (business_id, profile_id, invited_by)
      values (${id}, ${person.userId}, ${owner.userId})
      on conflict (business_id, profile_id) do nothing`.execute(app.db);
  expect(await listMembers(id)).toEqual([{ profileId: person.userId, rights: [...memberRights] }]);
  expect(await listFormerEditors(id)).toEqual([person.userId]);
});

test("an editor whom the former release removes is nobody here either", async () => {
  const { id, person } = await stage();
  await makeEditor(app, { id }, person);
  await sql`delete from directory.editor
    where business_id = ${id} and profile_id = ${person.userId}`.execute(app.db);
  expect(await listMembers(id)).toEqual([]);
});

test("somebody with fewer rights is a stranger to the former release, which can't widen them", async () => {
  const { owner, id, person } = await stage();
  await makeEditor(app, { id }, person, ["page"]);
  expect(await listFormerEditors(id)).toEqual([]);
  await sql`insert into directory.editor (business_id, profile_id, invited_by)
    values (${id}, ${person.userId}, ${owner.userId})
    on conflict (business_id, profile_id) do nothing`.execute(app.db);
  expect(await listMembers(id)).toEqual([{ profileId: person.userId, rights: ["page"] }]);
});

test("the former release invites as before, and can't accept an invitation to less", async () => {
  const { owner, id, person } = await stage();
  const invite = () =>
    sql`insert into directory.editor_invitation
      (business_id, email, token_hash, invited_by, created_at, expires_at)
    values (${id}, ${person.email}, ${Buffer.from(id)}, ${owner.userId}, now(), now() + interval '7 days')
    on conflict (business_id, email) do update set token_hash = excluded.token_hash`.execute(
      app.db,
    );
  const readFormer = async () =>
    (
      await sql`select from directory.editor_invitation where business_id = ${id}
        for update`.execute(app.db)
    ).rows.length;
  await invite();
  await invite();
  expect(await readFormer()).toBe(1);
  const invitations = app.db.updateTable("directory.memberInvitation").where("businessId", "=", id);
  expect(
    await invitations
      .set({ rights: ["page"] })
      .returning("rights")
      .execute(),
  ).toEqual([{ rights: ["page"] }]);
  expect(await readFormer()).toBe(0);
});
