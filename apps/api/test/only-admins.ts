import type { SignedIn, TestApp } from "./harness.ts";

/** Two people who sign in, and from then on the only admins. */
export async function signInOnlyAdmins(app: TestApp): Promise<[SignedIn, SignedIn]> {
  await app.db.updateTable("accounts.profile").set({ adminStatus: null }).execute();
  return [await app.signIn({ adminStatus: "Admin" }), await app.signIn({ adminStatus: "Admin" })];
}
