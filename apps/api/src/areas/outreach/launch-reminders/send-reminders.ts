import {
  isPublicArea,
  type LaunchArea,
  launchAreaKeys,
  launchAreas,
} from "@boab/contracts/common/access";
import { deleteConsent } from "#platform/consent/consents.repository.ts";
import { inTransaction } from "#platform/db/db.ts";
import { hashToken, makeToken } from "#platform/ids/ids.ts";
import type { OutreachDeps } from "../deps.ts";
import { areaOpenedEmail, launchReminderConfirmEmail } from "./launch-reminder-emails.ts";
import {
  deleteUnconfirmedReminders,
  findUnconfirmedReminder,
  saveReminderToken,
  takeConfirmedReminders,
} from "./launch-reminders.repository.ts";

const confirmDays = 7;
const dayMs = 24 * 60 * 60 * 1000;
const batchSize = 100;

/**
 * Emails the link to somebody who hasn't confirmed. The token is made here, so that it is never stored in the queue.
 */
export async function sendReminderConfirmation(
  { db, clock, sendSecretMail, publicOrigin }: OutreachDeps,
  { reminderId, askedAt }: { reminderId: string; askedAt: string },
): Promise<void> {
  const reminder = await findUnconfirmedReminder(db, reminderId);
  if (!reminder) return;
  const { kind } = launchReminderConfirmEmail;
  await sendSecretMail({
    email: launchReminderConfirmEmail,
    key: `${kind}:${reminderId}:${askedAt}`,
    to: reminder.email,
    async makeData() {
      const token = makeToken();
      const expiresAt = new Date(clock().getTime() + confirmDays * dayMs);
      const isUnconfirmed = await inTransaction(db, (tx) =>
        saveReminderToken(tx, reminderId, hashToken(token), expiresAt),
      );
      if (!isUnconfirmed) return undefined;
      return {
        areaName: launchAreas[reminder.area].name,
        confirmUrl: `${publicOrigin}/opening/confirm?token=${token}`,
        confirmDays,
      };
    },
  });
}

/**
 * Everyone who confirmed gets one email. Each address is deleted in the transaction that enqueues its
 * email, so a task that runs twice finds nobody the second time.
 */
export async function notifyAreaOpened(
  { db, enqueueMail, publicOrigin }: Pick<OutreachDeps, "db" | "enqueueMail" | "publicOrigin">,
  area: LaunchArea,
): Promise<void> {
  const { name, path } = launchAreas[area];
  const email = areaOpenedEmail.write({ areaName: name, areaUrl: `${publicOrigin}${path}` });
  let notifiedCount: number;
  do {
    notifiedCount = await inTransaction(db, async (tx) => {
      const reminders = await takeConfirmedReminders(tx, area, batchSize);
      for (const { id, email: to } of reminders) {
        await enqueueMail(tx, { key: `${areaOpenedEmail.kind}:${id}`, to, ...email });
        await deleteConsent(tx, { email: to, topic: "launch-reminder", subject: area });
      }
      return reminders.length;
    });
  } while (notifiedCount === batchSize);
}

export async function sweepReminders(deps: OutreachDeps): Promise<void> {
  const { db, clock, settings } = deps;
  const switches = await settings.read();
  for (const area of launchAreaKeys)
    if (isPublicArea(area, switches)) await notifyAreaOpened(deps, area);
  const askedBefore = new Date(clock().getTime() - (confirmDays + 1) * dayMs);
  await inTransaction(db, (tx) => deleteUnconfirmedReminders(tx, askedBefore));
}
