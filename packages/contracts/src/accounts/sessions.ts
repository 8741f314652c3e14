import { z } from "zod";
import { defineCall, noContent } from "../common/call.ts";
import { Email, requiredLine, text } from "../common/fields.ts";
import { accountCopy, sessionCopy } from "./copy.ts";
import { isStrongPassword } from "./password.ts";
import { FullProfile } from "./profiles.ts";

/** The provider's ID token is a JWT of about 1 kB; 8 kB leaves room for claims. */
const IdToken = text(8192).min(20);

export const openSession = defineCall({
  method: "POST",
  path: "/session",
  summary: "Exchange the provider's ID token for a session cookie; creates the profile once",
  body: z.strictObject({
    idToken: IdToken,
    /** Only used when the profile is created and the provider has no name. */
    fullName: requiredLine(120, "Please enter your full name.").optional(),
  }),
  response: z.strictObject({ profile: FullProfile, isNew: z.boolean() }),
});

export const readSession = defineCall({
  method: "GET",
  path: "/session",
  summary: "Get the signed-in person; null for a visitor",
  response: z.strictObject({ profile: FullProfile.nullable() }),
});
export const closeSession = defineCall({
  method: "DELETE",
  path: "/session",
  summary: "Sign out on this device",
  status: 204,
  response: noContent,
});

export const closeAllSessions = defineCall({
  method: "DELETE",
  path: "/session/everywhere",
  summary: "Sign out on every device",
  status: 204,
  response: noContent,
});

export const requestPasswordReset = defineCall({
  method: "POST",
  path: "/session/password-reset",
  summary: "Email a password reset link; the response is the same for unknown addresses",
  body: z.strictObject({ email: Email }),
  status: 202,
  response: z.strictObject({ message: z.string() }),
});

/** A new password passes the five checks that pages show while somebody types. */
const NewPassword = text(128).refine(isStrongPassword, accountCopy.weakPassword);

export const confirmPasswordReset = defineCall({
  method: "POST",
  path: "/session/password-reset/confirm",
  summary: "Set a new password with the mailed code; ends every session of the person",
  body: z.strictObject({
    code: text(512).regex(/^[\w-]+$/, sessionCopy.linkExpired),
    newPassword: NewPassword,
  }),
  response: z.strictObject({ message: z.string() }),
});

export const changePassword = defineCall({
  method: "PUT",
  path: "/session/password",
  summary: "Set the caller's new password after a fresh sign-in; ends their other sessions",
  body: z.strictObject({ newPassword: NewPassword }),
  response: z.strictObject({ message: z.string() }),
});

export const requestEmailChange = defineCall({
  method: "POST",
  path: "/session/email-change",
  summary: "Email a link to a new address; opening it changes the caller's sign-in email",
  body: z.strictObject({ newEmail: Email }),
  status: 202,
  response: z.strictObject({ message: z.string() }),
});

export const refreshEmail = defineCall({
  method: "POST",
  path: "/session/email-refresh",
  summary: "Take over the caller's email from the provider, after the emailed link was opened",
  response: FullProfile,
});

export const requestEmailVerification = defineCall({
  method: "POST",
  path: "/session/email-verification",
  summary: "Email the caller a link that verifies their address",
  status: 202,
  response: z.strictObject({ message: z.string() }),
});
