import { z } from "zod";
import { defineTask } from "#platform/tasks/task.ts";

const CodeRequest = z.strictObject({ email: z.string(), requestedAt: z.iso.datetime() });
const PersonPayload = z.strictObject({ userId: z.string() });

export const mailPasswordResetTask = defineTask({
  name: "accounts.mail-password-reset",
  payload: CodeRequest,
});

export const mailVerificationTask = defineTask({
  name: "accounts.mail-verification",
  payload: CodeRequest,
});

export const mailContactLinkTask = defineTask({
  name: "accounts.mail-contact-link",
  payload: CodeRequest,
});

export const mailEmailChangeTask = defineTask({
  name: "accounts.mail-email-change",
  payload: z.strictObject({
    userId: z.string(),
    newEmail: z.string(),
    requestedAt: z.iso.datetime(),
  }),
});

export const revokeProviderSessionsTask = defineTask({
  name: "accounts.revoke-provider-sessions",
  payload: PersonPayload,
});

export const purgeEndedSessionsTask = defineTask({
  name: "accounts.purge-ended-sessions",
  payload: z.object({}),
  schedule: "27 3 * * *",
});

/** Deletes contacts with nothing left. */
export const cleanUpContactsTask = defineTask({
  name: "accounts.clean-up-contacts",
  payload: z.object({}),
  schedule: "43 3 * * *",
});

export const deleteIdentityTask = defineTask({
  name: "accounts.delete-identity",
  payload: PersonPayload,
});

export const copyProviderPhotoTask = defineTask({
  name: "accounts.copy-provider-photo",
  payload: z.strictObject({ userId: z.string() }),
});
