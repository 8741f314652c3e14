import { describe, expect, test } from "vitest";
import { isRefused, withdrawConsent } from "#platform/consent/consents.repository.ts";
import { inTransaction } from "#platform/db/db.ts";
import { hashToken, makeToken } from "#platform/ids/ids.ts";
import { openEmailChangeLink } from "#test/email-links.ts";
import { verifyEmail } from "#test/emulator.ts";
import { insertListing } from "#test/factories/directory.ts";
import { makePerson, type SignedIn, useTestApp } from "#test/harness.ts";

const app = useTestApp();
const { projectId } = app.config.identity;

const refresh = (as?: SignedIn) => app.call("POST", "/session/email-refresh", as && { as });

async function openVerificationLink({ userId, email }: SignedIn) {
  const code = await app.services.identity.createEmailVerificationCode(email);
  await verifyEmail(projectId, userId, code ?? "");
}

async function inviteToEdit(email: string) {
  const token = makeToken();
  const id = await insertListing(app.db);
  const { ownerId } = await app.db
    .selectFrom("directory.business")
    .select("ownerId")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  await app.db
    .insertInto("directory.memberInvitation")
    .values({
      businessId: id,
      email,
      tokenHash: hashToken(token),
      invitedBy: ownerId,
      expiresAt: new Date(Date.now() + 60_000),
    })
    .execute();
  return token;
}

describe("the email of somebody who is signed in", () => {
  test("counts as verified at once, so that an invitation can be accepted", async () => {
    const kofi = await app.signInAs({ ...makePerson(), emailVerified: false });
    const body = { token: await inviteToEdit(kofi.email) };
    const accept = () => app.call("POST", "/dir/invitations/accept", { as: kofi, body });
    expect((await accept()).statusCode).toBe(403);
    await openVerificationLink(kofi);
    const response = await refresh(kofi);
    expect(response.json()).toMatchObject({ id: kofi.userId, emailVerified: true });
    expect((await accept()).statusCode).toBe(200);
  });

  test("changes as soon as its link was opened, and the session stays", async () => {
    const ada = await app.signIn();
    const next = makePerson().email;
    await openEmailChangeLink(app, ada, next);
    expect((await refresh(ada)).json().email).toBe(next);
    const { profile } = (await app.call("GET", "/session", { as: ada })).json();
    expect(profile).toMatchObject({ id: ada.userId, email: next, emailVerified: true });
  });

  test("MAIL-09 takes along what was unsubscribed from, unless the email before wasn't verified", async () => {
    const proven = await app.signIn();
    const unproven = await app.signInAs({ ...makePerson(), emailVerified: false });
    const topic = "saved-items";
    for (const member of [proven, unproven]) {
      const { email } = member;
      await inTransaction(app.db, (tx) => withdrawConsent(tx, { email, topic }, new Date()));
      const next = makePerson().email;
      await openEmailChangeLink(app, member, next);
      expect((await refresh(member)).json()).toMatchObject({ email: next, emailVerified: true });
      expect(await isRefused(app.db, next, topic)).toBe(member === proven);
    }
  });

  test("verified meanwhile does not make an open form out of date; a changed email does", async () => {
    const ada = await app.signInAs({ ...makePerson(), emailVerified: false });
    const { version, updatedAt, email } = (await refresh(ada)).json();
    const save = () =>
      app.call("PUT", `/admin/users/update/${ada.userId}`, {
        as: ada,
        body: { email, version, updatedAt },
      });
    await openVerificationLink(ada);
    expect((await refresh(ada)).json()).toMatchObject({ emailVerified: true, version });
    expect((await save()).statusCode).toBe(200);
    const next = makePerson().email;
    await openEmailChangeLink(app, ada, next);
    expect((await refresh(ada)).json().version).toBe(version + 1);
    expect((await save()).json().code).toBe("conflict");
  });

  test("stays as it is while no link was opened", async () => {
    const ada = await app.signInAs({ ...makePerson(), emailVerified: false });
    const { profile } = (await app.call("GET", "/session", { as: ada })).json();
    expect((await refresh(ada)).json()).toEqual(profile);
  });
});

test("a visitor has no email to refresh", async () => {
  expect((await refresh()).json().code).toBe("not_signed_in");
});
