import { editorInvitationCopy } from "@boab/contracts/directory/copy";
import { memberRights } from "@boab/contracts/directory/member-rights";
import { beforeAll, describe, expect, test } from "vitest";
import { makeToken } from "#platform/ids/ids.ts";
import { auditChanges } from "#test/audit-lines.ts";
import { grantStatuses } from "#test/factories/accounts.ts";
import { makeEditor, makeListing, signInOwner } from "#test/factories/listings.ts";
import { makePerson, type SignedIn, useTestApp } from "#test/harness.ts";
import { expectMail, expectMails } from "#test/mail-catcher.ts";
import { runTasks } from "#test/run-tasks.ts";
import { waitForBlockedQueries, whileLocked } from "#test/waiting.ts";

const app = useTestApp();
let moderator: SignedIn;

beforeAll(async () => {
  moderator = await app.signIn({ adminStatus: "Moderator" }, "Nyandeng Deng");
});

const invite = (as: SignedIn, id: string, inviteEmail: string) =>
  app.call("POST", `/dir/business/${id}/editors`, { as, body: { inviteEmail } });
const read = (token: string) => app.call("POST", "/dir/invitations/read", { body: { token } });
const accept = (as: SignedIn, token: string) =>
  app.call("POST", "/dir/invitations/accept", { as, body: { token } });
const listEditors = async (id: string) => {
  const response = await app.call("GET", `/dir/business/${id}/editors`, { as: moderator });
  return response.json().editors.map(({ userId }: { userId: string }) => userId);
};

async function stage() {
  const owner = await signInOwner(app);
  const { id, slug } = await makeListing(app, owner);
  return { owner, id, slug, nephew: await app.signIn({}, "Kofi Obi") };
}

/** Invites somebody; the token of the email they get. */
async function inviteAndReadToken(as: SignedIn, id: string, email: string): Promise<string> {
  expect((await invite(as, id, email)).statusCode).toBe(201);
  await runTasks(app.services);
  const { text } = await expectMail(email);
  return /token=([\w-]+)/.exec(text)?.[1] ?? "";
}

const listAuditEntries = (id: string) =>
  app.db
    .selectFrom("platform.auditEntry")
    .select(["act", "actorId", auditChanges])
    .where("objectId", "=", id)
    .orderBy("id")
    .execute();

describe("X-20 an invitation is worth what its sender may still do", () => {
  const giveListingAway = async (id: string) => {
    const { userId } = await signInOwner(app);
    await app.db
      .updateTable("directory.business")
      .set({ ownerId: userId })
      .where("id", "=", id)
      .execute();
  };

  test.each<[why: string, by: "owner" | "staff", lose: (as: SignedIn, id: string) => unknown]>([
    ["banned", "owner", ({ userId }) => grantStatuses(app.db, userId, { userStatus: "Banned" })],
    ["no longer the owner", "owner", (_as, id) => giveListingAway(id)],
    ["demoted", "staff", ({ userId }) => grantStatuses(app.db, userId, { adminStatus: null })],
    ["banned", "staff", ({ userId }) => grantStatuses(app.db, userId, { userStatus: "Banned" })],
  ])("%s %s: refused with a reason", async (_why, by, loseRight) => {
    const { owner, id, nephew } = await stage();
    const inviter = by === "owner" ? owner : await app.signIn({ adminStatus: "Moderator" });
    const token = await inviteAndReadToken(inviter, id, nephew.email);
    await loseRight(inviter, id);
    for (const response of [await read(token), await accept(nephew, token)])
      expect(response.json().error).toBe(editorInvitationCopy.inviterLeft);
    expect((await accept(nephew, token)).statusCode).toBe(403);
    expect(await listEditors(id)).toEqual([]);
  });

  test("is not mailed when its sender lost the right before", async () => {
    const { owner, id, nephew } = await stage();
    await invite(owner, id, nephew.email);
    await grantStatuses(app.db, owner.userId, { userStatus: "Banned" });
    await runTasks(app.services);
    await expectMails(nephew.email, 0);
  });

  test("withdrawn at the moment it is accepted makes nobody an editor", async () => {
    const { owner, id, nephew } = await stage();
    const token = await inviteAndReadToken(owner, id, nephew.email);
    let acceptRequest: ReturnType<typeof accept> | undefined;
    await whileLocked(
      app.db,
      (tx) => tx.deleteFrom("directory.memberInvitation").where("businessId", "=", id).execute(),
      async () => {
        acceptRequest = accept(nephew, token);
        acceptRequest.catch(() => {});
        await waitForBlockedQueries(app.db, 1);
      },
    );
    expect((await acceptRequest)?.statusCode).toBe(404);
    expect(await listEditors(id)).toEqual([]);
  });
});

describe("X-20 what staff invite", () => {
  test("is told to the owner, and the audit line names the email", async () => {
    const { owner, id, slug, nephew } = await stage();
    await inviteAndReadToken(moderator, id, nephew.email);
    const notice = await expectMail(owner.email);
    expect(notice.subject).toBe("We invited someone to help with Mama’s Kitchen");
    expect(notice.text).toContain(nephew.email);
    expect(notice.text).toContain(`/directory/listings/${slug}`);
    expect(await listAuditEntries(id)).toContainEqual({
      act: "invite editor",
      actorId: moderator.userId,
      changes: { email: nephew.email, rights: [...memberRights] },
    });
  });

  test("is not news when the owner invites", async () => {
    const { owner, id, nephew } = await stage();
    await inviteAndReadToken(owner, id, nephew.email);
    await expectMails(owner.email, 0);
  });
});

describe("inviting", () => {
  test("needs a verified email, so that nobody writes to strangers from a made-up one", async () => {
    const { owner, id, nephew } = await stage();
    // What saving the listing has announced.
    await runTasks(app.services);
    await app.db
      .updateTable("accounts.profile")
      .set({ emailVerified: false })
      .where("id", "=", owner.userId)
      .execute();
    const refused = await invite(owner, id, nephew.email);
    expect(refused.statusCode).toBe(403);
    expect(refused.json().error).toBe(editorInvitationCopy.inviterUnproven);
    expect(await runTasks(app.services)).toEqual([]);
  });

  test("oneself is refused, and so is the owner's email while it is unverified", async () => {
    const { owner, id } = await stage();
    const selfInviteResponse = await invite(owner, id, owner.email.toUpperCase());
    expect(selfInviteResponse.statusCode).toBe(400);
    expect(selfInviteResponse.json().fields).toEqual({
      inviteEmail: editorInvitationCopy.ownEmail,
    });
    await app.db
      .updateTable("accounts.profile")
      .set({ emailVerified: false })
      .where("id", "=", owner.userId)
      .execute();
    const staffInviteResponse = await invite(moderator, id, owner.email);
    expect(staffInviteResponse.json().fields).toEqual({
      inviteEmail: editorInvitationCopy.alreadyEditor,
    });
  });
});

describe("reading an invitation", () => {
  test("names the person and the business to whoever holds the token", async () => {
    const { owner, id, nephew } = await stage();
    const token = await inviteAndReadToken(owner, id, nephew.email);
    const response = await read(token);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      inviterName: "Adaeze Obi",
      businessName: "Mama’s Kitchen",
      rights: [...memberRights],
      expiresAt: expect.any(String),
    });
    expect((await read(makeToken())).json().error).toBe(editorInvitationCopy.invitationExpired);
    await accept(nephew, token);
    expect((await read(token)).statusCode).toBe(404);
  });
});

test("X-20 an editor who leaves a listing is recorded as leaving, not as removed", async () => {
  const { owner, id, nephew } = await stage();
  await makeEditor(app, { id }, nephew);
  const removeNephew = (as: SignedIn) =>
    app.call("DELETE", `/dir/business/${id}/editors/${nephew.userId}`, { as });
  expect((await removeNephew(await app.signInAs(makePerson()))).statusCode).toBe(403);
  expect((await removeNephew(nephew)).statusCode).toBe(204);
  expect(await listEditors(id)).toEqual([]);
  expect(await listAuditEntries(id)).toContainEqual({
    act: "leave listing",
    actorId: nephew.userId,
    changes: { editorId: nephew.userId },
  });
  expect((await removeNephew(owner)).statusCode).toBe(404);
});
