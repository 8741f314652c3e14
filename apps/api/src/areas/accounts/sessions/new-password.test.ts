import { expect, test } from "vitest";
import { openDoorWithProviderThatNeverForgets } from "#test/door.ts";
import { resetPassword, signInForToken } from "#test/emulator.ts";
import { makePerson, type Person, type SignedIn, type TestHouse, useHouse } from "#test/harness.ts";
import { partsOf } from "#test/parts.ts";
import { openSession } from "./open-session.ts";

const house = useHouse();
const { projectId } = house.config.identity;
const newPassword = "Another-pass-2026";

const whoIs = async (as: SignedIn, call: TestHouse["call"] = house.call) =>
  (await call("GET", "/session", { as })).json().profile?.id ?? null;

async function chooseNewPassword({ email }: Person) {
  const code = await house.app.house.identity.createPasswordResetCode(email);
  await resetPassword(projectId, code ?? "", newPassword);
}

const comeBack = async ({ email }: Person) =>
  house.call("POST", "/session", {
    body: { idToken: await signInForToken(projectId, email, newPassword) },
  });

test("a copied session dies when its owner comes back with a new password", async () => {
  const person = makePerson();
  const [copied, eve] = [await house.signInAs(person), await house.signIn()];
  const door = await openDoorWithProviderThatNeverForgets(house, copied, 60);
  const evesDoor = await openDoorWithProviderThatNeverForgets(house, eve, 60);
  expect(await whoIs(copied, door.call)).toBe(person.userId);

  await chooseNewPassword(person);
  const answer = await comeBack(person);
  expect(answer.statusCode).toBe(200);
  expect(await whoIs(copied, door.call)).toBeNull();
  expect(await whoIs(eve, evesDoor.call)).toBe(eve.userId);
  const [cookie] = answer.cookies;
  const fresh = { ...copied, cookie: `${cookie?.name}=${cookie?.value}` };
  expect(await whoIs(fresh)).toBe(person.userId);
});

test("a proof from before the new password buys nothing, and ends what it bought earlier", async () => {
  const person = makePerson();
  const copied = await house.signInAs(person);
  const door = await openDoorWithProviderThatNeverForgets(house, copied, 60);
  const idToken = await house.idTokenFor(person);
  const parts = partsOf(house);
  const proven = await parts.identity.verifyIdToken(idToken);
  if (!proven) throw new Error("not signed in");
  await chooseNewPassword(person);

  const minuteAgo = { ...proven, signedInAt: new Date(Date.now() - 60_000) };
  const identity = { ...parts.identity, verifyIdToken: async () => minuteAgo };
  await expect(openSession({ ...parts, identity }, { idToken })).rejects.toMatchObject({
    code: "sign_in_expired",
  });
  expect(await whoIs(copied, door.call)).toBeNull();
});

test("a later sign-in brings no ended session back", async () => {
  const person = makePerson();
  const ada = await house.signInAs(person);
  const door = await openDoorWithProviderThatNeverForgets(house, ada);
  await house.call("DELETE", "/session/everywhere", { as: ada });
  const { sessions_valid_from: before } = await standing(person);
  await house.call("POST", "/session", { body: { idToken: await house.idTokenFor(person) } });
  expect((await standing(person)).sessions_valid_from).toEqual(before);
  expect(await whoIs(ada, door.call)).toBeNull();
});

const standing = ({ userId }: Person) =>
  house.db
    .selectFrom("accounts.profile")
    .select("sessions_valid_from")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
