import type { LaunchArea } from "@boab/contracts/common/access";
import { launchReminderCopy } from "@boab/contracts/outreach/copy";
import { giveConsent } from "#platform/consent/consents.repository.ts";
import { inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import { hashToken } from "#platform/ids/ids.ts";
import type { OutreachDeps } from "../deps.ts";
import { markReminderConfirmed, upsertReminder } from "./launch-reminders.repository.ts";
import { mailReminderConfirmationTask } from "./launch-reminders.tasks.ts";

interface ReminderRequest {
  area: LaunchArea;
  email: string;
  website?: string | undefined;
}

/**
 * Anyone may ask for a reminder, and must open an emailed link to confirm it. The response is the same for everyone.
 */
export async function requestReminder(
  { db, tasks }: Pick<OutreachDeps, "db" | "tasks">,
  { area, email, website }: ReminderRequest,
): Promise<{ message: string }> {
  const response = { message: launchReminderCopy.checkInbox };
  if (website) return response;
  await runOnce(db, async (tx) => {
    const { id, askedAt } = await upsertReminder(tx, area, email);
    const request = { reminderId: id, askedAt: askedAt.toISOString() };
    // The task sends no email to somebody who has confirmed.
    await tasks.enqueue(tx, mailReminderConfirmationTask, request);
  });
  return response;
}

/** The emailed token confirms the reminder; opening the link twice is fine. */
export async function confirmReminder(
  { db, clock }: Pick<OutreachDeps, "db" | "clock">,
  token: string,
): Promise<{ message: string }> {
  const now = clock();
  await inTransaction(db, async (tx) => {
    const reminder = await markReminderConfirmed(tx, hashToken(token), now);
    if (!reminder) throw new AppError("not_found", { sentence: launchReminderCopy.linkExpired });
    const { email, area: subject } = reminder;
    const wording = launchReminderCopy.consent;
    await giveConsent(tx, { email, topic: "launch-reminder", subject, wording }, now);
  });
  return { message: launchReminderCopy.confirmed };
}
