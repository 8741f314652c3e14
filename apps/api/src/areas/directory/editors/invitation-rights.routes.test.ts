import { listingTexts } from "@boab/contracts/directory/listing-texts";
import { beforeAll, describe, expect, test } from "vitest";
import { makeToken } from "#platform/ids/ids.ts";
import { toldChanges } from "#test/audit-lines.ts";
import { grantStatuses } from "#test/factories/accounts.ts";
import { makeEditor, makeListing, signInOwner } from "#test/factories/listings.ts";
import { makePerson, type SignedIn, useTestApp } from "#test/harness.ts";
import { expectMail, expectMails } from "#test/mail-catcher.ts";
import { runTasks } from "#test/run-tasks.ts";
import { holding, untilWaiting } from "#test/waiting.ts";

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
const editorsOf = async (id: string) => {
  const response = await app.call("GET", `/dir/business/${id}/editors`, { as: moderator });
  return response.json().editors.map(({ userId }: { userId: string }) => userId);
};

async function stage() {
  const owner = await signInOwner(app);
  const { id, slug } = await makeListing(app, owner);
  return { owner, id, slug, nephew: await app.signIn({}, "Kofi Obi") };
}

/** Invites somebody; the token of the email they get. */
async function invited(as: SignedIn, id: string, email: string): Promise<string> {
  expect((await invite(as, id, email)).statusCode).toBe(201);
  await runTasks(app.services);
  const { text } = await expectMail(email);
  return /token=([\w-]+)/.exec(text)?.[1] ?? "";
}

const auditOf = (id: string) =>
  app.db
    .selectFrom("platform.audit_entry")
    .select(["act", "actor_id", toldChanges])
    .where("object_id", "=", id)
    .orderBy("id")
    .execute();

describe("X-20 an invitation is worth what its sender may still do", () => {
  const giveAway = async (id: string) => {
    const { userId } = await signInOwner(app);
    await app.db
      .updateTable("directory.business")
      .set({ owner_id: userId })
      .where("id", "=", id)
      .execute();
  };

  test.each<[why: string, by: "owner" | "staff", lose: (as: SignedIn, id: string) => unknown]>([
    ["banned", "owner", ({ userId }) => grantStatuses(app.db, userId, { userStatus: "Banned" })],
    ["no longer the owner", "owner", (_as, id) => giveAway(id)],
    ["demoted", "staff", ({ userId }) => grantStatuses(app.db, userId, { adminStatus: null })],
    ["banned", "staff", ({ userId }) => grantStatuses(app.db, userId, { userStatus: "Banned" })],
  ])("%s %s: refused with a reason", async (_why, by, lose) => {
    const { owner, id, nephew } = await stage();
    const sender = by === "owner" ? owner : await app.signIn({ adminStatus: "Moderator" });
    const token = await invited(sender, id, nephew.email);
    await lose(sender, id);
    for (const response of [await read(token), await accept(nephew, token)])
      expect(response.json().error).toBe(listingTexts.inviterLeft);
    expect((await accept(nephew, token)).statusCode).toBe(403);
    expect(await editorsOf(id)).toEqual([]);
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
    const token = await invited(owner, id, nephew.email);
    let accepting: ReturnType<typeof accept> | undefined;
    await holding(
      app.db,
      (tx) => tx.deleteFrom("directory.editor_invitation").where("business_id", "=", id).execute(),
      async () => {
        accepting = accept(nephew, token);
        accepting.catch(() => {});
        await untilWaiting(app.db, 1);
      },
    );
    expect((await accepting)?.statusCode).toBe(404);
    expect(await editorsOf(id)).toEqual([]);
  });
});

describe("X-20 what staff invite", () => {
  test("is told to the owner, and the audit line names the email", async () => {
    const { owner, id, slug, nephew } = await stage();
    await invited(moderator, id, nephew.email);
    const notice = await expectMail(owner.email);
    expect(notice.subject).toBe("We invited someone to edit Mama’s Kitchen");
    expect(notice.text).toContain(nephew.email);
    expect(notice.text).toContain(`/directory/listings/${slug}`);
    expect(await auditOf(id)).toContainEqual({
      act: "invite editor",
      actor_id: moderator.userId,
      changes: { email: nephew.email },
    });
  });

  test("is not news when the owner invites", async () => {
    const { owner, id, nephew } = await stage();
    await invited(owner, id, nephew.email);
    await expectMails(owner.email, 0);
  });
});

describe("inviting", () => {
  test("needs a verified email, so that nobody writes to strangers from a made-up one", async () => {
    const { owner, id, nephew } = await stage();
    await app.db
      .updateTable("accounts.profile")
      .set({ email_verified: false })
      .where("id", "=", owner.userId)
      .execute();
    const refused = await invite(owner, id, nephew.email);
    expect(refused.statusCode).toBe(403);
    expect(refused.json().error).toBe(listingTexts.inviterUnproven);
    expect(await runTasks(app.services)).toEqual([]);
  });

  test("oneself is refused, and so is the owner's email while it is unverified", async () => {
    const { owner, id } = await stage();
    const self = await invite(owner, id, owner.email.toUpperCase());
    expect(self.statusCode).toBe(400);
    expect(self.json().fields).toEqual({ inviteEmail: listingTexts.ownEmail });
    await app.db
      .updateTable("accounts.profile")
      .set({ email_verified: false })
      .where("id", "=", owner.userId)
      .execute();
    const byStaff = await invite(moderator, id, owner.email);
    expect(byStaff.json().fields).toEqual({ inviteEmail: listingTexts.alreadyEditor });
  });
});

describe("reading an invitation", () => {
  test("names the person and the business to whoever holds the token", async () => {
    const { owner, id, nephew } = await stage();
    const token = await invited(owner, id, nephew.email);
    const response = await read(token);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      inviterName: "Adaeze Obi",
      businessName: "Mama’s Kitchen",
      expiresAt: expect.any(String),
    });
    expect((await read(makeToken())).json().error).toBe(listingTexts.invitationExpired);
    await accept(nephew, token);
    expect((await read(token)).statusCode).toBe(404);
  });
});

test("X-20 an editor who leaves a listing is recorded as leaving, not as removed", async () => {
  const { owner, id, nephew } = await stage();
  await makeEditor(app, { id }, nephew);
  const leave = (as: SignedIn) =>
    app.call("DELETE", `/dir/business/${id}/editors/${nephew.userId}`, { as });
  expect((await leave(await app.signInAs(makePerson()))).statusCode).toBe(403);
  expect((await leave(nephew)).statusCode).toBe(204);
  expect(await editorsOf(id)).toEqual([]);
  expect(await auditOf(id)).toContainEqual({
    act: "leave listing",
    actor_id: nephew.userId,
    changes: { editorId: nephew.userId },
  });
  expect((await leave(owner)).statusCode).toBe(404);
});
