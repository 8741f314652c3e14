import type { SignedIn, TestApp } from "./harness.ts";

/** The id of the person whom a server takes somebody for; null for a visitor. */
export const readSignedInUserId = async (
  call: TestApp["call"],
  as: SignedIn,
): Promise<string | null> => (await call("GET", "/session", { as })).json().profile?.id ?? null;
