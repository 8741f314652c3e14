import { z } from "zod";
import { defineTask } from "#platform/tasks/task.ts";

export const eraseExpiredInvitationsTask = defineTask({
  name: "directory.erase-expired-invitations",
  payload: z.object({}),
  schedule: "23 16 * * *",
});

export const mailInvitationTask = defineTask({
  name: "directory.mail-invitation",
  payload: z.strictObject({ invitationId: z.uuid(), invitedAt: z.iso.datetime() }),
});
