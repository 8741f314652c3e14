import { randomBytes, randomInt } from "node:crypto";
import { journeysOrigin } from "../../scripts/stack/slot.ts";

const emulator = "http://127.0.0.1:9099/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any";

export interface MadePerson {
  id: string;
  fullName: string;
  email: string;
  /** A call to the API in this person's own session. */
  call(method: string, path: string, body?: object): Promise<Response>;
}

/** Somebody who registered elsewhere: a profile and a session, without a browser. */
export async function makePerson(fullName: string): Promise<MadePerson> {
  const email = `${randomBytes(6).toString("hex")}@people.example`;
  const signUp = await fetch(emulator, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password: "Boab-tree-26!", returnSecureToken: true }),
  });
  const { idToken, localId: id } = (await signUp.json()) as { idToken: string; localId: string };
  let cookie = "";
  // Each person is another visitor to the rate limits.
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
  const call: MadePerson["call"] = (method, path, body) =>
    fetch(`${journeysOrigin}/api${path}`, {
      method,
      headers: {
        cookie,
        origin: journeysOrigin,
        "x-forwarded-for": address,
        ...(body ? { "content-type": "application/json" } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  const session = await call("POST", "/session", { idToken, fullName });
  if (!session.ok) throw new Error(`no session: ${session.status}`);
  cookie = session.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  return { id, fullName, email, call };
}

/** Made a few at a time, so that the machine keeps up. */
export async function makeCrowd(count: number, fullName: (n: number) => string) {
  const people: MadePerson[] = [];
  for (let start = 0; start < count; start += 10) {
    const size = Math.min(10, count - start);
    const few = Array.from({ length: size }, (_, n) => makePerson(fullName(start + n)));
    people.push(...(await Promise.all(few)));
  }
  return people;
}
