import { editorInvitationCopy } from "@boab/contracts/directory/copy";
import { memberRights } from "@boab/contracts/directory/member-rights";
import { describe, expect, test } from "vitest";
import { makeToken } from "#platform/ids/ids.ts";
import { auditChanges } from "#test/audit-lines.ts";
import { publicOrigin } from "#test/config.ts";
import { makeDeps } from "#test/deps.ts";
import { makeEditor, makeListing, signInOwner } from "#test/factories/listings.ts";
import { makePerson, type SignedIn, useSignedIn, useTestApp } from "#test/harness.ts";
import { expectMail, expectMails } from "#test/mail-catcher.ts";
import { runTasks } from "#test/run-tasks.ts";
import { eraseExpiredInvitations } from "./erase-expired-invitations.ts";

const app = useTestApp();
const stranger = useSignedIn(() => signInOwner(app));
const moderator = useSignedIn(() => app.signIn({ adminStatus: "Moderator" }));

const at = (id: string) => `/dir/business/${id}/editors`;
const list = (as: SignedIn | undefined, id: string) => app.call("GET", at(id), as ? { as } : {});
const invite = (as: SignedIn | undefined, id: string, inviteEmail: string) =>
  app.call("POST", at(id), { ...(as && { as }), body: { inviteEmail } });
const accept = (as: SignedIn | undefined, token: string) =>
  app.call("POST", "/dir/invitations/accept", { ...(as && { as }), body: { token } });
const save = async (as: SignedIn, id: string) => {
  const seen = await app.call("GET", `/dir/business/${id}/editing`, { as });
  const { version = 1 } = seen.json();
  return app.call("PUT", `/dir/business/${id}`, { as, body: { version, description: "Mine." } });
};
const readToken = (text: string) => /token=([\w-]+)/.exec(text)?.[1] ?? "";

async function stage() {
  const owner = await signInOwner(app);
  const { id, slug } = await makeListing(app, owner);
  return { owner, id, slug };
}

const backdateInvitation = (id: string) =>
  app.db
    .updateTable("directory.memberInvitation")
    .set({ createdAt: new Date(Date.now() - 86_400_000) })
    .where("businessId", "=", id)
    .execute();

/** Invites somebody and reads their email. */
async function inviteAndReadMail(owner: SignedIn, id: string, email: string) {
  expect((await invite(owner, id, email)).statusCode).toBe(201);
  await runTasks(app.services);
  return expectMail(email.toLowerCase());
}

describe("X-20 an invitation", () => {
  test("is mailed, accepted with that email, and lets its reader edit", async () => {
    const { owner, id, slug } = await stage();
    const nephew = await app.signIn({}, "Kofi Obi");
    const mail = await inviteAndReadMail(owner, id, nephew.email.toUpperCase());
    expect(mail.subject).toContain("Adaeze Obi invited you to help manage Mama’s Kitchen");
    expect(mail.text).toContain(`${publicOrigin}/directory/invitation?token=`);
    expect(mail.html).toContain("Accept invitation");
    const { invitations } = (await list(owner, id)).json();
    expect(invitations).toEqual([
      {
        invitationId: expect.any(String),
        email: nephew.email,
        rights: [...memberRights],
        expiresAt: expect.any(String),
      },
    ]);
    expect((await save(nephew, id)).statusCode).toBe(403);

    const token = readToken(mail.text);
    expect((await accept(nephew, token)).json()).toEqual({ slug, businessName: "Mama’s Kitchen" });
    expect((await save(nephew, id)).statusCode).toBe(200);
    expect((await list(owner, id)).json()).toMatchObject({
      editors: [{ userId: nephew.userId, fullName: "Kofi Obi" }],
      invitations: [],
    });
    expect((await accept(nephew, token)).statusCode).toBe(404);
  });

  test("stores the token only as a hash", async () => {
    const { owner, id } = await stage();
    const mail = await inviteAndReadMail(owner, id, makePerson().email);
    const { tokenHash } = await app.db
      .selectFrom("directory.memberInvitation")
      .select("tokenHash")
      .where("businessId", "=", id)
      .executeTakeFirstOrThrow();
    expect(tokenHash).toHaveLength(32);
    expect(tokenHash.toString()).not.toContain(readToken(mail.text));
  });

  test("is useless to anybody else who finds it, and to an unverified email", async () => {
    const { owner, id } = await stage();
    const person = makePerson();
    const mail = await inviteAndReadMail(owner, id, person.email);
    const token = readToken(mail.text);
    expect((await accept(undefined, token)).statusCode).toBe(401);
    const response = await accept(stranger, token);
    expect(response.statusCode).toBe(403);
    expect(response.json().error).toContain("different email");
    const unverifiedMember = await app.signInAs({ ...person, emailVerified: false });
    const refused = await accept(unverifiedMember, token);
    expect(refused.statusCode).toBe(403);
    expect(refused.json().error).toContain("verify");
    expect((await list(owner, id)).json().editors).toEqual([]);
    expect((await accept(stranger, makeToken())).statusCode).toBe(404);
  });

  test("ends after seven days, when withdrawn or sent again, or when the listing is deleted", async () => {
    const { owner, id } = await stage();
    const nephew = await app.signIn();
    const first = readToken((await inviteAndReadMail(owner, id, nephew.email)).text);
    await backdateInvitation(id);
    await invite(owner, id, nephew.email);
    await runTasks(app.services);
    const mails = await expectMails(nephew.email, 2);
    expect((await accept(nephew, first)).statusCode).toBe(404);
    expect((await list(owner, id)).json().invitations).toHaveLength(1);

    const token = mails.map(({ text }) => readToken(text)).find((one) => one !== first) ?? "";
    const setExpiry = (expiresAt: Date) =>
      app.db
        .updateTable("directory.memberInvitation")
        .set({ expiresAt })
        .where("businessId", "=", id)
        .execute();
    await setExpiry(new Date(Date.now() - 1000));
    expect((await accept(nephew, token)).statusCode).toBe(404);
    expect((await list(owner, id)).json().invitations).toEqual([]);
    await setExpiry(new Date(Date.now() + 7 * 86_400_000));

    const [{ invitationId }] = (await list(owner, id)).json().invitations;
    const withdraw = (as?: SignedIn) =>
      app.call("DELETE", `/dir/business/${id}/invitations/${invitationId}`, as ? { as } : {});
    expect((await withdraw(stranger)).statusCode).toBe(403);
    expect((await withdraw()).statusCode).toBe(401);
    const otherListing = await stage();
    const wrongListingResponse = await app.call(
      "DELETE",
      `/dir/business/${otherListing.id}/invitations/${invitationId}`,
      { as: otherListing.owner },
    );
    expect(wrongListingResponse.statusCode).toBe(404);
    expect((await withdraw(owner)).statusCode).toBe(204);
    expect((await withdraw(owner)).statusCode).toBe(404);
    expect((await accept(nephew, token)).statusCode).toBe(404);
  });

  test("to a deleted listing is void", async () => {
    const { owner, id } = await stage();
    const nephew = await app.signIn();
    const token = readToken((await inviteAndReadMail(owner, id, nephew.email)).text);
    await app.db
      .updateTable("directory.business")
      .set({ deleteRequestedAt: new Date() })
      .where("id", "=", id)
      .execute();
    expect((await accept(nephew, token)).statusCode).toBe(404);
  });

  test("is refused for the owner, for an editor, and beyond ten", async () => {
    const { owner, id } = await stage();
    const editor = await app.signIn();
    await makeEditor(app, { id }, editor);
    for (const { email } of [owner, editor]) {
      const response = await invite(owner, id, email);
      expect(response.statusCode).toBe(400);
      expect(response.json().fields).toEqual({ inviteEmail: expect.any(String) });
    }
    const emails = Array.from({ length: 9 }, () => makePerson().email);
    for (const email of emails) expect((await invite(owner, id, email)).statusCode).toBe(201);
    expect((await invite(owner, id, makePerson().email)).statusCode).toBe(400);
    await backdateInvitation(id);
    expect((await invite(owner, id, emails[0] ?? "")).statusCode).toBe(201);
  });
});

describe("X-20 unsolicited emails", () => {
  test("go to one email once a day for each listing, even when the invitation was withdrawn", async () => {
    const { owner, id } = await stage();
    const { email } = makePerson();
    expect((await invite(owner, id, email)).statusCode).toBe(201);
    const secondInviteResponse = await invite(owner, id, email.toUpperCase());
    expect(secondInviteResponse.statusCode).toBe(400);
    expect(secondInviteResponse.json().fields).toEqual({
      inviteEmail: editorInvitationCopy.invitedToday,
    });
    const [{ invitationId }] = (await list(owner, id)).json().invitations;
    await app.call("DELETE", `/dir/business/${id}/invitations/${invitationId}`, { as: owner });
    await eraseExpiredInvitations(makeDeps(app));
    expect((await invite(owner, id, email)).statusCode).toBe(400);
    expect((await list(owner, id)).json().invitations).toEqual([]);
    await backdateInvitation(id);
    expect((await invite(owner, id, email)).statusCode).toBe(201);
  });

  test("go to one email three times an hour, however many people invite it", async () => {
    const { email } = makePerson();
    for (let count = 0; count < 4; count++) {
      const { owner, id } = await stage();
      expect((await invite(owner, id, email)).statusCode).toBe(201);
    }
    await runTasks(app.services);
    const sent = await app.db
      .selectFrom("platform.mail")
      .select("key")
      .where("recipient", "=", email)
      .execute();
    expect(sent).toHaveLength(3);
  });

  test("cannot make staff editors, who would stay editors after leaving the team", async () => {
    const { id } = await stage();
    const colleague = await app.signIn({ adminStatus: "Moderator" });
    const selfInviteResponse = await invite(moderator, id, moderator.email);
    expect(selfInviteResponse.statusCode).toBe(400);
    expect(selfInviteResponse.json().fields).toEqual({
      inviteEmail: editorInvitationCopy.staffInThemselves,
    });
    const email = await inviteAndReadMail(moderator, id, colleague.email);
    await app.db
      .updateTable("directory.memberInvitation")
      .set({ invitedBy: colleague.userId })
      .where("businessId", "=", id)
      .execute();
    const accepted = await accept(colleague, readToken(email.text));
    expect(accepted.statusCode).toBe(403);
    expect(accepted.json().error).toBe(editorInvitationCopy.staffInThemselves);
    expect((await list(moderator, id)).json().editors).toEqual([]);
  });
});

test("the email of somebody who did not accept within seven days is erased at night", async () => {
  const { owner, id } = await stage();
  const [late, open] = [makePerson().email, makePerson().email];
  for (const email of [late, open]) await invite(owner, id, email);
  const listInvitedEmails = async () => {
    const rows = await app.db
      .selectFrom("directory.memberInvitation")
      .select("email")
      .where("businessId", "=", id)
      .execute();
    return rows.map(({ email }) => email);
  };
  const weekMs = 7 * 86_400_000;
  const dayMs = 86_400_000;
  await app.db
    .updateTable("directory.memberInvitation")
    .set({ expiresAt: new Date(Date.now() + weekMs - 60_000) })
    .where("email", "=", late)
    .execute();
  const deps = { ...makeDeps(app), clock: () => new Date(Date.now() + weekMs + dayMs - 30_000) };
  await eraseExpiredInvitations(deps);
  expect(await listInvitedEmails()).toEqual([open]);
  const names = app.services.taskHandlers.map(({ kind }) => [kind.name, kind.schedule]);
  expect(names).toContainEqual(["directory.erase-expired-invitations", expect.any(String)]);
});

describe("who manages editors", () => {
  test("the owner and staff, but neither editors nor strangers", async () => {
    const { owner, id } = await stage();
    const editor = await app.signIn();
    await makeEditor(app, { id }, editor);
    const { email } = makePerson();
    for (const as of [editor, stranger]) {
      expect((await list(as, id)).statusCode).toBe(403);
      expect((await invite(as, id, email)).statusCode).toBe(403);
    }
    expect((await list(undefined, id)).statusCode).toBe(401);
    expect((await invite(undefined, id, email)).statusCode).toBe(401);
    for (const as of [owner, moderator]) expect((await list(as, id)).statusCode).toBe(200);
    const hidden = await makeListing(app, await signInOwner(app), {}, {});
    expect((await list(stranger, hidden.id)).statusCode).toBe(404);
    expect((await invite(stranger, hidden.id, email)).statusCode).toBe(404);
    expect((await list(owner, id)).json().invitations).toEqual([]);
  });

  test("R21 what staff invite and withdraw is audited, with the email", async () => {
    const { id } = await stage();
    const { email } = makePerson();
    await invite(moderator, id, email);
    const [{ invitationId }] = (await list(moderator, id)).json().invitations;
    await app.call("DELETE", `/dir/business/${id}/invitations/${invitationId}`, {
      as: moderator,
    });
    const lines = await app.db
      .selectFrom("platform.auditEntry")
      .select(["act", "actorId", auditChanges])
      .where("objectId", "=", id)
      .orderBy("id")
      .execute();
    const actorId = moderator.userId;
    expect(lines).toEqual([
      { act: "invite editor", actorId, changes: { email, rights: [...memberRights] } },
      { act: "list editors", actorId, changes: {} },
      { act: "withdraw invitation", actorId, changes: { invitationId } },
    ]);
  });

  test("an editor removed by the owner can no longer save; editors can also leave", async () => {
    const { owner, id } = await stage();
    const [one, two] = [await app.signIn(), await app.signIn()];
    for (const person of [one, two]) await makeEditor(app, { id }, person);
    const end = (as: SignedIn | undefined, { userId }: SignedIn) =>
      app.call("DELETE", `${at(id)}/${userId}`, as ? { as } : {});
    expect((await end(one, two)).statusCode).toBe(403);
    expect((await end(stranger, two)).statusCode).toBe(403);
    expect((await end(undefined, two)).statusCode).toBe(401);
    expect((await save(two, id)).statusCode).toBe(200);
    expect((await end(owner, two)).statusCode).toBe(204);
    expect((await save(two, id)).statusCode).toBe(403);
    expect((await end(owner, two)).statusCode).toBe(404);
    expect((await end(one, one)).statusCode).toBe(204);
    expect((await save(one, id)).statusCode).toBe(403);
  });
});
