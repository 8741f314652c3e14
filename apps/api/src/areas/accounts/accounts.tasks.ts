import { z } from "zod";
import { defineTask } from "#platform/tasks/task.ts";

const CodeRequest = z.strictObject({ email: z.string(), requestedAt: z.iso.datetime() });
const Person = z.strictObject({ userId: z.string() });

export const mailPasswordReset = defineTask({
  name: "accounts.mail-password-reset",
  payload: CodeRequest,
});

export const mailVerification = defineTask({
  name: "accounts.mail-verification",
  payload: CodeRequest,
});

export const mailEmailChange = defineTask({
  name: "accounts.mail-email-change",
  payload: z.strictObject({
    userId: z.string(),
    newEmail: z.string(),
    requestedAt: z.iso.datetime(),
  }),
});

export const revokeProviderSessions = defineTask({
  name: "accounts.revoke-provider-sessions",
  payload: Person,
});

export const purgeEndedSessionsTask = defineTask({
  name: "accounts.purge-ended-sessions",
  payload: z.object({}),
  schedule: "27 3 * * *",
});

export const deleteIdentity = defineTask({ name: "accounts.delete-identity", payload: Person });

export const copyPhoto = defineTask({
  name: "accounts.copy-provider-photo",
  payload: z.strictObject({ userId: z.string() }),
});
