import { expect, test } from "vitest";
import { makeDeps } from "#test/deps.ts";
import { insertContact, insertContactLink } from "#test/factories/contacts.ts";
import { useTestApp } from "#test/harness.ts";
import { cleanUpContacts } from "./clean-up-contacts.ts";

const app = useTestApp();
const longAgo = new Date(Date.now() - 31 * 86_400_000);

const cleanUp = (inUse: string[]) =>
  cleanUpContacts({
    ...makeDeps(app),
    personalData: [
      { area: "orders", export: async () => ({}) },
      {
        area: "bookings",
        export: async () => ({}),
        listContactsInUse: async (_tx, ids) => ids.filter((id) => inUse.includes(id)),
      },
    ],
  });

const listIds = async () =>
  (await app.db.selectFrom("accounts.contact").select("id").execute()).map(({ id }) => id);

test("only old contacts without an account that no area refers to are deleted", async () => {
  const ada = await app.signIn();
  const unused = await insertContact(app.db, { provenAt: longAgo });
  const booked = await insertContact(app.db, { provenAt: longAgo });
  const recent = await insertContact(app.db);
  const joined = await insertContact(app.db, { provenAt: longAgo, profileId: ada.userId });
  await cleanUp([booked]);
  const left = await listIds();
  expect(left).toEqual(expect.arrayContaining([booked, recent, joined]));
  expect(left).not.toContain(unused);
});

test("links and sessions that have expired are deleted", async () => {
  const id = await insertContact(app.db);
  await insertContactLink(app.db, id, "link", longAgo);
  await insertContactLink(app.db, id, "session");
  await cleanUp([]);
  const links = await app.db
    .selectFrom("accounts.contactLink")
    .select("isSession")
    .where("contactId", "=", id)
    .execute();
  expect(links).toEqual([{ isSession: true }]);
});
