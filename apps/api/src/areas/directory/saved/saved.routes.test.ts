import { sql } from "kysely";
import { expect, test } from "vitest";
import { insertListing } from "#test/factories/directory.ts";
import { makeManyListingsSql } from "#test/factories/many-listings.ts";
import { type SignedIn, useTestApp } from "#test/harness.ts";
import { runFillStatements } from "#test/plans.ts";
import { runTasks } from "#test/run-tasks.ts";

const app = useTestApp();

const save = (id: string, as?: SignedIn) => app.call("PUT", `/dir/saved/${id}`, as ? { as } : {});
const unsave = (id: string, as: SignedIn) => app.call("DELETE", `/dir/saved/${id}`, { as });
const listSavedIds = async (as: SignedIn): Promise<string[]> =>
  (await app.call("GET", "/dir/saved/ids", { as })).json().ids;
const listSaved = async (as: SignedIn, query = "") =>
  (await app.call("GET", `/dir/saved${query}`, { as })).json();

test("a member saves listings, finds them latest first, and takes them off again", async () => {
  const ada = await app.signIn();
  const [first, second] = [await insertListing(app.db), await insertListing(app.db)];
  for (const id of [first, second, first]) expect((await save(id, ada)).statusCode).toBe(204);
  expect(await listSavedIds(ada)).toEqual([second, first]);
  const { data } = await listSaved(ada);
  expect(data.map((card: { id: string }) => card.id)).toEqual([second, first]);
  expect(data[0]).not.toHaveProperty("mayDelete");
  const page = await listSaved(ada, "?limit=1");
  expect((await listSaved(ada, `?limit=1&cursor=${page.nextCursor}`)).data[0].id).toBe(first);

  expect((await unsave(second, ada)).statusCode).toBe(204);
  expect((await unsave(second, ada)).statusCode).toBe(204);
  expect(await listSavedIds(ada)).toEqual([first]);
});

test("what one member saved is nobody else's, and visitors are asked to sign in", async () => {
  const [ada, eve] = [await app.signIn(), await app.signIn()];
  const id = await insertListing(app.db);
  await save(id, ada);
  expect(await listSavedIds(eve)).toEqual([]);
  await unsave(id, eve);
  expect(await listSavedIds(ada)).toEqual([id]);
  expect((await save(id)).statusCode).toBe(401);
  expect((await save(id, await app.signIn({ userStatus: "Pending" }))).statusCode).toBe(403);
  const response = await app.call("GET", "/dir/saved", { as: ada });
  expect(response.headers["cache-control"]).toBe("private, no-store");
});

test("a hidden listing cannot be saved, and one hidden later is not listed", async () => {
  const ada = await app.signIn();
  const hidden = await insertListing(app.db, { isLive: false });
  expect((await save(hidden, ada)).statusCode).toBe(404);
  expect((await save(hidden, await app.signIn({ adminStatus: "Admin" }))).statusCode).toBe(404);
  const id = await insertListing(app.db);
  await save(id, ada);
  await app.db
    .updateTable("directory.business")
    .set({ isLive: false })
    .where("id", "=", id)
    .execute();
  expect((await listSaved(ada)).data).toEqual([]);
});

test("nobody can save more than 500, not even at the same moment", async () => {
  const ada = await app.signIn();
  const listings = await Promise.all(Array.from({ length: 5 }, () => insertListing(app.db)));
  await runFillStatements(app.config.database.url, ...makeManyListingsSql(600));
  await sql`insert into directory.saved_listing (profile_id, business_id)
    select ${ada.userId}, id from directory.business where owner_id = 'manyowner' limit 497`.execute(
    app.db,
  );
  const statuses = await Promise.all(listings.map(async (id) => (await save(id, ada)).statusCode));
  expect(statuses.filter((status) => status === 204)).toHaveLength(3);
  expect(statuses.filter((status) => status === 409)).toHaveLength(2);
});

test("closing the account takes off everything that was saved", async () => {
  const ada = await app.signIn();
  await save(await insertListing(app.db), ada);
  await app.call("DELETE", `/user/delete-user/${ada.userId}`, { as: ada });
  await runTasks(app.services);
  const remainingRows = await app.db
    .selectFrom("directory.savedListing")
    .selectAll()
    .where("profileId", "=", ada.userId)
    .execute();
  expect(remainingRows).toEqual([]);
});
