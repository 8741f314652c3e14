import { expect, test } from "vitest";
import { makePerson, useTestApp } from "#test/harness.ts";
import { expectMail } from "#test/mail-catcher.ts";
import { runTasks } from "#test/run-tasks.ts";

const app = useTestApp();

const expectLastMailTo = async (email: string) => {
  await runTasks(app.services);
  return expectMail(
    ({ envelope, subject }) =>
      envelope.to[0]?.address === email && subject === "Your Boab account is closed",
  );
};

test("USR-04 whoever closes their account reads by email that it is done, and what is kept", async () => {
  const ada = await app.signIn();
  await app.call("DELETE", `/user/delete-user/${ada.userId}`, { as: ada });
  const { text } = await expectLastMailTo(ada.email);
  expect(text).toContain("As you asked, your login, public profile and listings are gone");
  expect(text).toContain("We keep an empty record called “Former member”");
});

test("somebody whose account an admin closed reads that it was us", async () => {
  const [admin, ada] = [await app.signIn({ adminStatus: "Admin" }), await app.signIn()];
  await app.call("DELETE", `/admin/users/delete/${ada.userId}?confirm=${ada.userId}`, {
    as: admin,
  });
  const { text } = await expectLastMailTo(ada.email);
  expect(text).toContain("Our team closed your account.");
  expect(text).not.toContain(admin.userId);
});

test("an email that was never confirmed may be somebody else's, and gets none", async () => {
  const ada = await app.signInAs({ ...makePerson(), fullName: "Ada Obi", emailVerified: false });
  await runTasks(app.services);
  await app.call("DELETE", `/user/delete-user/${ada.userId}`, { as: ada });
  expect(await runTasks(app.services)).not.toContain("mail.send");
});
