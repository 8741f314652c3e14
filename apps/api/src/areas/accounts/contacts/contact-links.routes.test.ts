import { MyData } from "@boab/contracts/accounts/my-data";
import { expect, test } from "vitest";
import { giveConsent, isRefused, withdrawConsent } from "#platform/consent/consents.repository.ts";
import { inTransaction } from "#platform/db/db.ts";
import { makeDeps } from "#test/deps.ts";
import { insertContact, insertContactLink } from "#test/factories/contacts.ts";
import { insertListing } from "#test/factories/directory.ts";
import { insertBooking } from "#test/factories/stored-bookings.ts";
import { makePerson, useTestApp } from "#test/harness.ts";
import { expectMail, expectMails } from "#test/mail-catcher.ts";
import { runTasks } from "#test/run-tasks.ts";
import { sendContactLink } from "./mail-contact-link.ts";

const app = useTestApp();

const post = (path: string, body: object) => app.call("POST", path, { body });
const ask = (email: string) => post("/contact-links", { email });
const readData = (token: string) => post("/contact-links/data", { token });
const erase = (token: string) => post("/contact-links/erasure", { token });

const countContacts = async (email: string) =>
  (await app.db.selectFrom("accounts.contact").select("id").where("email", "=", email).execute())
    .length;

/** A guest with a booking of their own, and a session to their data. */
async function makeGuest() {
  const { email } = makePerson();
  const id = await insertContact(app.db, { email });
  const businessId = await insertListing(app.db);
  const bookingId = await insertBooking(app.db, { businessId, customerEmail: email });
  await app.db
    .updateTable("bookings.booking")
    .set({ contactId: id, customerPhone: "0491 570 156", customerNotes: "Short hair." })
    .where("id", "=", bookingId)
    .execute();
  return { id, email, bookingId, session: await insertContactLink(app.db, id, "session") };
}

test("a guest asks for the link by email, and it opens their data and nobody else's", async () => {
  const [guest, other] = [await makeGuest(), await makeGuest()];
  const asked = await ask(guest.email.toUpperCase());
  expect(asked.statusCode).toBe(202);
  await runTasks(app.services);
  const { text } = await expectMail(guest.email);
  const token = text.match(/your-data\?token=([\w-]+)/)?.[1] ?? "";
  const { session } = (await post("/contact-links/sessions", { token })).json();
  const held = (await readData(session)).json();
  expect(held).toMatchObject({
    contacts: [{ email: guest.email }],
    bookings: [
      { id: guest.bookingId, customerPhone: "0491 570 156", customerNotes: "Short hair." },
    ],
  });
  expect(JSON.stringify(held)).not.toContain(other.bookingId);
  // The emailed token isn't a session, and a session isn't exchanged for another.
  expect((await readData(token)).statusCode).toBe(404);
  expect((await post("/contact-links/sessions", { token: session })).statusCode).toBe(404);
});

test("a newer link ends the older, and all of them expire", async () => {
  const { id, email } = await makeGuest();
  const older = await insertContactLink(app.db, id, "link");
  await ask(email);
  await runTasks(app.services);
  await expectMail(email);
  expect((await post("/contact-links/sessions", { token: older })).statusCode).toBe(404);
  const expired = await insertContactLink(app.db, id, "session", new Date(Date.now() - 1000));
  expect((await readData(expired)).statusCode).toBe(404);
});

test("the response never says whether an email is known, and unknown ones get no email", async () => {
  const { email } = await makeGuest();
  const { email: unknownEmail } = makePerson();
  const responses = [await ask(email), await ask(unknownEmail)];
  const [known, unknown] = responses.map(({ statusCode, body }) => [statusCode, body]);
  expect(known).toEqual(unknown);
  await runTasks(app.services);
  const mails = await app.db
    .selectFrom("platform.mail")
    .select("recipient")
    .where("recipient", "in", [email, unknownEmail])
    .execute();
  expect(mails).toEqual([{ recipient: email }]);
});

test("one email gets three of these links a day, whoever asks", async () => {
  const { email } = await makeGuest();
  const deps = makeDeps(app);
  const hourMs = 3_600_000;
  // An email each hour is within the limit of an hour.
  for (let hour = 0; hour < 5; hour++) {
    const now = new Date();
    await sendContactLink({ ...deps, clock: () => now }, { email, requestedAt: `2026-${hour}` });
    await app.db
      .updateTable("platform.mail")
      .set({ claimedAt: new Date(now.getTime() - 2 * hourMs) })
      .where("recipient", "=", email)
      .execute();
  }
  await expectMails(email, 3);
});

test("a contact with an account is asked to log in, and its link opens nothing", async () => {
  const ada = await app.signIn();
  const id = await insertContact(app.db, { email: ada.email, profileId: ada.userId });
  await ask(ada.email);
  await runTasks(app.services);
  const { text } = await expectMail(
    ({ envelope, subject }) =>
      envelope.to[0]?.address === ada.email && subject === "Your details on Boab",
  );
  expect(text).toContain("Log in to download everything");
  expect(text).not.toContain("token=");
  const session = await insertContactLink(app.db, id, "session");
  expect((await readData(session)).statusCode).toBe(404);
  expect((await erase(session)).statusCode).toBe(404);
});

test("erasing leaves a nameless visit and nothing else, and other people's data as it was", async () => {
  const [guest, other] = [await makeGuest(), await makeGuest()];
  await post("/app/enquiries", { name: "Guest", email: guest.email, message: "Hello there" });
  const at = new Date();
  await inTransaction(app.db, async (tx) => {
    await giveConsent(tx, { email: guest.email, topic: "newsletter", wording: "Weekly." }, at);
    await withdrawConsent(tx, { email: guest.email, topic: "saved-items" }, at);
  });
  const before = (await readData(guest.session)).json();
  expect(before.consents).toHaveLength(2);
  expect(before.enquiries).toHaveLength(1);
  expect((await erase(guest.session)).json().message).toBe("Your details are deleted.");
  const rows = await app.db
    .selectFrom("bookings.booking")
    .select(["id", "contactId", "customerEmail", "customerPhone", "customerNotes", "status"])
    .where("id", "in", [guest.bookingId, other.bookingId])
    .execute();
  expect(rows.find(({ id }) => id === guest.bookingId)).toMatchObject({
    contactId: null,
    customerEmail: null,
    customerPhone: null,
    customerNotes: "",
    status: "cancelled",
  });
  expect(rows.find(({ id }) => id === other.bookingId)).toMatchObject({
    customerEmail: other.email,
    customerPhone: "0491 570 156",
  });
  expect(await countContacts(guest.email)).toBe(0);
  expect(await isRefused(app.db, guest.email, "saved-items")).toBe(false);
  expect((await readData(guest.session)).statusCode).toBe(404);
});

test("the file of a contact has the shape of the members' file", async () => {
  const { session } = await makeGuest();
  const held = (await readData(session)).json();
  for (const field of Object.keys(held)) expect(MyData.shape).toHaveProperty(field);
});

test("closing an account deletes its contact", async () => {
  const ada = await app.signIn();
  await insertContact(app.db, { email: ada.email, profileId: ada.userId });
  const { contacts } = (await app.call("GET", "/user/my-data", { as: ada })).json();
  expect(contacts).toMatchObject([{ email: ada.email }]);
  await app.call("DELETE", `/user/delete-user/${ada.userId}`, { as: ada });
  expect(await countContacts(ada.email)).toBe(0);
});
