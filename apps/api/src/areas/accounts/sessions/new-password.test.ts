import { expect, test } from "vitest";
import { makeDeps } from "#test/deps.ts";
import { resetPassword, signInForToken } from "#test/emulator.ts";
import { makePerson, type Person, useTestApp } from "#test/harness.ts";
import { startServerTrustingSession } from "#test/servers.ts";
import { readSignedInUserId } from "#test/who-is.ts";
import { openSession } from "./open-session.ts";

const app = useTestApp();
const { projectId } = app.config.identity;
const newPassword = "Another-pass-2026";

async function chooseNewPassword({ email }: Person) {
  const code = await app.services.identity.createPasswordResetCode(email);
  await resetPassword(projectId, code ?? "", newPassword);
}

const signInAgain = async ({ email }: Person) =>
  app.call("POST", "/session", {
    body: { idToken: await signInForToken(projectId, email, newPassword) },
  });

test("a copied session ends when its owner signs in with a new password", async () => {
  const person = makePerson();
  const [copied, eve] = [await app.signInAs(person), await app.signIn()];
  const server = await startServerTrustingSession(app, copied, 60);
  const evesServer = await startServerTrustingSession(app, eve, 60);
  expect(await readSignedInUserId(server.call, copied)).toBe(person.userId);

  await chooseNewPassword(person);
  const response = await signInAgain(person);
  expect(response.statusCode).toBe(200);
  expect(await readSignedInUserId(server.call, copied)).toBeNull();
  expect(await readSignedInUserId(evesServer.call, eve)).toBe(eve.userId);
  const [cookie] = response.cookies;
  const fresh = { ...copied, cookie: `${cookie?.name}=${cookie?.value}` };
  expect(await readSignedInUserId(app.call, fresh)).toBe(person.userId);
});

test("an ID token from before the new password is refused, and its session ends", async () => {
  const person = makePerson();
  const copied = await app.signInAs(person);
  const server = await startServerTrustingSession(app, copied, 60);
  const idToken = await app.idTokenFor(person);
  const deps = makeDeps(app);
  const verifiedIdentity = await deps.identity.verifyIdToken(idToken);
  if (!verifiedIdentity) throw new Error("not signed in");
  await chooseNewPassword(person);

  const identityMinuteAgo = { ...verifiedIdentity, signedInAt: new Date(Date.now() - 60_000) };
  const identity = { ...deps.identity, verifyIdToken: async () => identityMinuteAgo };
  await expect(openSession({ ...deps, identity }, { idToken })).rejects.toMatchObject({
    code: "sign_in_expired",
  });
  expect(await readSignedInUserId(server.call, copied)).toBeNull();
});

test("a later sign-in does not revive an ended session", async () => {
  const person = makePerson();
  const ada = await app.signInAs(person);
  const server = await startServerTrustingSession(app, ada);
  await app.call("DELETE", "/session/everywhere", { as: ada });
  const { sessionsValidFrom: before } = await getProfileRow(person);
  await app.call("POST", "/session", { body: { idToken: await app.idTokenFor(person) } });
  expect((await getProfileRow(person)).sessionsValidFrom).toEqual(before);
  expect(await readSignedInUserId(server.call, ada)).toBeNull();
});

const getProfileRow = ({ userId }: Person) =>
  app.db
    .selectFrom("accounts.profile")
    .select("sessionsValidFrom")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
