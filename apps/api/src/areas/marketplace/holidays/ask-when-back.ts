import { storePageTexts } from "@boab/contracts/marketplace/texts";
import { inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { hashToken, makeToken } from "#platform/ids/ids.ts";
import type { MarketplaceDeps } from "../deps.ts";
import {
  findUnconfirmed,
  markNoticeConfirmed,
  saveNoticeToken,
  upsertNotice,
} from "./back-notices.repository.ts";
import { backConfirmationEmail } from "./holiday-emails.ts";
import { findHoliday } from "./holidays.repository.ts";
import { mailBackConfirmationTask } from "./holidays.tasks.ts";

const confirmDays = 7;
const dayMs = 24 * 60 * 60 * 1000;

/** A mailed link must be opened first, so that nobody is written to who didn't ask. Same response for everyone. */
export async function askWhenBack(
  { db, clock, tasks }: Pick<MarketplaceDeps, "db" | "clock" | "tasks">,
  slug: string,
  request: { email: string; website?: string | undefined },
): Promise<{ message: string }> {
  const store = await findHoliday(db, slug);
  if (!store) throw new AppError("not_found");
  if (!store.isOnHoliday) throw new AppError("store_not_away");
  if (!request.website)
    await inTransaction(db, async (tx) => {
      const asked = await upsertNotice(tx, store.id, request.email, clock());
      if (!asked) return;
      const payload = { noticeId: asked.id, askedAt: asked.askedAt.toISOString() };
      await tasks.enqueue(tx, mailBackConfirmationTask, payload);
    });
  return { message: storePageTexts.backAsked };
}

/** The token is made when the email is sent, so it never lies in the queue. */
export async function mailBackConfirmation(
  { db, clock, sendSecretMail, publicOrigin }: MarketplaceDeps,
  { noticeId, askedAt }: { noticeId: string; askedAt: string },
): Promise<void> {
  const notice = await findUnconfirmed(db, noticeId);
  if (!notice) return;
  const { email, storeName, message } = notice;
  await sendSecretMail({
    email: backConfirmationEmail,
    key: `${backConfirmationEmail.kind}:${noticeId}:${askedAt}`,
    to: email,
    async makeFacts() {
      const token = makeToken();
      const expiresAt = new Date(clock().getTime() + confirmDays * dayMs);
      const isWaiting = await inTransaction(db, (tx) =>
        saveNoticeToken(tx, noticeId, hashToken(token), expiresAt),
      );
      const confirmUrl = `${publicOrigin}/marketplace/back-notice?token=${token}`;
      return isWaiting ? { storeName, message, confirmUrl, confirmDays } : undefined;
    },
  });
}

/** Opening the link twice is fine. */
export async function confirmBackNotice(
  { db, clock }: Pick<MarketplaceDeps, "db" | "clock">,
  token: string,
): Promise<{ message: string }> {
  const isConfirmed = await inTransaction(db, (tx) =>
    markNoticeConfirmed(tx, hashToken(token), clock()),
  );
  if (!isConfirmed) throw new AppError("not_found", { sentence: storePageTexts.backLinkExpired });
  return { message: storePageTexts.backConfirmed };
}
