import { verifyEmail } from "./emulator.ts";
import type { SignedIn, TestApp } from "./harness.ts";

/** Somebody opens the link that changes their email, as it was mailed to the new one. */
export async function openEmailChangeLink(app: TestApp, { userId }: SignedIn, newEmail: string) {
  const code = await app.services.identity.createEmailChangeCode(userId, newEmail);
  await verifyEmail(app.config.identity.projectId, userId, code ?? "");
}
