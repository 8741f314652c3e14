import { z } from "zod";
import { defineTask } from "#platform/tasks/task.ts";

export const forgetInvitationsTask = defineTask({
  name: "directory.forget-invitations",
  payload: z.object({}),
  schedule: "23 16 * * *",
});

export const mailInvitation = defineTask({
  name: "directory.mail-invitation",
  payload: z.strictObject({ invitationId: z.uuid(), invitedAt: z.iso.datetime() }),
});
