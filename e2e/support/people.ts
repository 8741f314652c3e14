import { randomBytes, randomInt } from "node:crypto";
import type { DirectoryPlan } from "@boab/contracts/accounts/statuses";
import { demoPeople } from "@boab/demo/people";
import { journeysOrigin } from "../../scripts/stack/slot.ts";

const identityToolkitUrl = "http://127.0.0.1:9099/identitytoolkit.googleapis.com/v1";
/** The password of everyone created here; it also passes the form's checks. */
export const testPassword = "Boab-tree-26!";

export interface Caller {
  /** Calls the API in this person's session. */
  call(method: string, path: string, body?: object): Promise<Response>;
}

export interface TestPerson extends Caller {
  id: string;
  fullName: string;
  email: string;
}

/** A member with a profile and a session, without a browser. */
export async function makePerson(
  fullName: string,
  { isVerified = false } = {},
): Promise<TestPerson> {
  const email = `${randomBytes(6).toString("hex")}@people.example`;
  const { localId: id } = await send("accounts:signUp?key=any", { email, password: testPassword });
  // The emulator can mark an email as verified.
  if (isVerified)
    await send("projects/demo-boab/accounts:update", { localId: id, emailVerified: true });
  return { id, fullName, email, ...(await signIn(email, testPassword, fullName)) };
}

/** As if they had opened the link in their email; they have to sign in again for it to count. */
export async function confirmEmail(email: string, password: string): Promise<void> {
  const { localId } = await send("accounts:signInWithPassword?key=any", { email, password });
  await send("projects/demo-boab/accounts:update", { localId, emailVerified: true });
}

/** A session without a browser, for an existing member. */
export async function signIn(email: string, password: string, fullName?: string): Promise<Caller> {
  const { idToken } = await send("accounts:signInWithPassword?key=any", { email, password });
  let cookie = "";
  // A separate IP address for the rate limits.
  const ip = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
  const call: Caller["call"] = (method, path, body) =>
    fetch(`${journeysOrigin}/api${path}`, {
      method,
      headers: {
        cookie,
        origin: journeysOrigin,
        "x-forwarded-for": ip,
        ...(body ? { "content-type": "application/json" } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  const session = await call("POST", "/session", { idToken, ...(fullName && { fullName }) });
  if (!session.ok) throw new Error(`no session: ${session.status}`);
  cookie = session.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  return { call };
}

async function send(path: string, body: object): Promise<{ idToken: string; localId: string }> {
  const response = await fetch(`${identityToolkitUrl}/${path}`, {
    method: "POST",
    headers: { authorization: "Bearer owner", "content-type": "application/json" },
    body: JSON.stringify({ ...body, returnSecureToken: true }),
  });
  if (!response.ok) throw new Error(`the emulator answered ${response.status}`);
  return (await response.json()) as { idToken: string; localId: string };
}

/** A member with directory access and a plan, granted by an admin. */
export async function makeOwner(
  fullName: string,
  plan: DirectoryPlan = "Basic",
): Promise<TestPerson> {
  const owner = await makePerson(fullName, { isVerified: true });
  await grantStatuses(owner.id, {
    directoryStatus: "Approved",
    directorySubscriptionPlan: plan,
  });
  return owner;
}

/** An owner whose plan has room for a team, and a waiting list. */
export const makeTeamOwner = (fullName: string) => makeOwner(fullName, "Growing");

/** A member who may sell, granted by an admin. */
export async function makeSeller(fullName: string): Promise<TestPerson> {
  const seller = await makePerson(fullName, { isVerified: true });
  await grantStatuses(seller.id, { merchantStatus: "Approved" });
  return seller;
}

export async function makeCreator(fullName: string): Promise<TestPerson> {
  const creator = await makePerson(fullName, { isVerified: true });
  await grantStatuses(creator.id, { mediaStatus: "Approved" });
  return creator;
}

/** A member who may write for the magazine, granted by an admin. */
export async function makeWriter(fullName: string): Promise<TestPerson> {
  const writer = await makePerson(fullName, { isVerified: true });
  await grantStatuses(writer.id, { magStatus: "Approved" });
  return writer;
}

export const grantDirectoryAccess = (userId: string): Promise<void> =>
  grantStatuses(userId, { directoryStatus: "Approved" });

async function grantStatuses(userId: string, statuses: Record<string, string>): Promise<void> {
  const admin = demoPeople.find(({ role }) => role === "admin");
  if (!admin) throw new Error("no demo admin");
  const { call } = await signIn(admin.email, admin.password);
  const granted = await call("PUT", `/admin/users/update/${userId}`, statuses);
  if (!granted.ok) throw new Error(`not granted: ${granted.status} ${await granted.text()}`);
}

/** A few at a time, so that the machine keeps up. */
export async function makePeople(count: number, makeFullName: (n: number) => string) {
  const people: TestPerson[] = [];
  for (let start = 0; start < count; start += 10) {
    const size = Math.min(10, count - start);
    const batch = Array.from({ length: size }, (_, n) => makePerson(makeFullName(start + n)));
    people.push(...(await Promise.all(batch)));
  }
  return people;
}
