import { randomBytes, randomInt } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { demoPeople } from "@boab/demo/people";
import { type BrowserContext, test as base, type Page } from "@playwright/test";
import { journeysOrigin } from "../../scripts/stack/slot.ts";
import { confirmEmail } from "./people.ts";
import { backdateRegistration } from "./session.ts";

const identityProviderUrl = "http://127.0.0.1:9099/identitytoolkit.googleapis.com/v1/accounts";
const gapiShim = readFileSync(join(import.meta.dirname, "gapi-shim.js"), "utf8");

export type DemoRole =
  | "member"
  | "seller"
  | "business owner"
  | "creator"
  | "writer"
  | "moderator"
  | "admin"
  | "banned";

export function findDemoPerson(role: DemoRole) {
  const person = demoPeople.find((candidate) => candidate.role === role);
  if (!person) throw new Error(`no demo person for ${role}`);
  return person;
}

/** Exchanges the provider's ID token for our cookie, like the form does. */
export async function openSession(
  { request }: Pick<BrowserContext, "request">,
  act: "signInWithPassword" | "signUp",
  { email, password, fullName }: NewPerson,
  origin = journeysOrigin,
): Promise<void> {
  const proof = await request.post(`${identityProviderUrl}:${act}?key=any`, {
    data: { email, password, returnSecureToken: true },
  });
  const { idToken, localId } = await proof.json();
  if (act === "signUp") await backdateRegistration(localId);
  const session = await request.post(`${origin}/account/session`, {
    form: { idToken, fullName },
    headers: { origin },
  });
  if (!session.ok()) throw new Error(`no session for ${email}: ${session.status()}`);
}

interface Fixtures {
  /** Gives the browser a demo person's session. The form has its own tests. */
  logIn(role: DemoRole): Promise<void>;
}

export const test = base.extend<Fixtures>({
  context: async ({ context }, use) => {
    // A separate IP address for the rate limits.
    const ip = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
    await context.setExtraHTTPHeaders({ "x-forwarded-for": ip });
    await use(context);
  },
  logIn: async ({ context, baseURL }, use) => {
    await use(async (role) => {
      await openSession(context, "signInWithPassword", findDemoPerson(role), baseURL);
    });
  },
});

/**
 * The provider's popup script comes from the internet; this answers with a stand-in. Use it only to sign in
 * with Google: intercepting any request turns off the browser cache for the whole context.
 */
export const serveGoogleHelper = (context: BrowserContext): Promise<unknown> =>
  context.route("https://apis.google.com/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body: gapiShim }),
  );

export { expect } from "@playwright/test";

/** Logs a demo person in through the form. */
export async function logInByForm(page: Page, role: DemoRole): Promise<void> {
  const { email, password } = findDemoPerson(role);
  await logInWith(page, email, password);
  await page.getByRole("heading", { name: /^Welcome back, / }).waitFor();
}

export async function logInWith(page: Page, email: string, password: string): Promise<void> {
  await page.goto("/register?mode=login");
  await page.getByRole("main").getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
}

export interface NewPerson {
  fullName: string;
  email: string;
  password: string;
}

export function makeNewPerson(): NewPerson {
  const mark = randomBytes(5).toString("hex");
  return {
    fullName: "Zola Abebe",
    email: `zola.${mark}@people.example`,
    password: "Boab-tree-26!",
  };
}

/** Fills in and submits the register form. */
export async function register(page: Page, person: NewPerson): Promise<void> {
  await page.goto("/register");
  await page.getByLabel("Full name").fill(person.fullName);
  await page.getByRole("main").getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByLabel("Confirm password").fill(person.password);
  await page.getByRole("button", { name: "Register", exact: true }).click();
  await page.getByRole("heading", { name: "Thank you for registering!" }).waitFor();
}

/** A new member with a session in this browser; the form has its own tests. */
export const becomeMember = (page: Page, person: NewPerson): Promise<void> =>
  openSession(page, "signUp", person);

/** The same with a confirmed email, which paying asks for. */
export async function becomeBuyer(page: Page, person: NewPerson): Promise<void> {
  await becomeMember(page, person);
  await confirmEmail(person.email, person.password);
  await openSession(page, "signInWithPassword", person);
}
