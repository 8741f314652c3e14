import { storeCopy } from "@boab/contracts/marketplace/copy";
import { giveConsent } from "#platform/consent/consents.repository.ts";
import { inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import { hashToken, makeToken } from "#platform/ids/ids.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { reopeningConfirmationEmail } from "./holiday-emails.ts";
import { findStoreHolidayState } from "./holidays.repository.ts";
import { sendReopeningConfirmationTask } from "./holidays.tasks.ts";
import {
  findUnconfirmedNotice,
  markNoticeConfirmed,
  saveNoticeToken,
  upsertNotice,
} from "./store-reopening-notices.repository.ts";

const confirmDays = 7;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * Somebody asks for an email when a store is back. They must confirm by a link first, so that nobody gets an email they
 * didn't ask for. The response is the same for everyone.
 */
export async function askWhenBack(
  { db, clock, tasks }: Pick<MarketplaceDeps, "db" | "clock" | "tasks">,
  slug: string,
  request: { email: string; website?: string | undefined },
): Promise<{ message: string }> {
  const store = await findStoreHolidayState(db, slug);
  if (!store) throw new AppError("not_found");
  if (!store.isOnHoliday) throw new AppError("store_not_away");
  if (!request.website)
    await runOnce(db, async (tx) => {
      const upsertedNotice = await upsertNotice(tx, store.id, request.email, clock());
      if (!upsertedNotice) return;
      const payload = {
        noticeId: upsertedNotice.id,
        askedAt: upsertedNotice.askedAt.toISOString(),
      };
      await tasks.enqueue(tx, sendReopeningConfirmationTask, payload);
    });
  return { message: storeCopy.backAsked };
}

/** Emails the link to confirm. The token is made here, so that it is never stored in the queue. */
export async function sendReopeningConfirmation(
  { db, clock, sendSecretMail, publicOrigin }: MarketplaceDeps,
  { noticeId, askedAt }: { noticeId: string; askedAt: string },
): Promise<void> {
  const notice = await findUnconfirmedNotice(db, noticeId);
  if (!notice) return;
  const { email, storeName, message } = notice;
  await sendSecretMail({
    email: reopeningConfirmationEmail,
    key: `${reopeningConfirmationEmail.kind}:${noticeId}:${askedAt}`,
    to: email,
    async makeData() {
      const token = makeToken();
      const expiresAt = new Date(clock().getTime() + confirmDays * dayMs);
      const isUnconfirmed = await inTransaction(db, (tx) =>
        saveNoticeToken(tx, noticeId, hashToken(token), expiresAt),
      );
      const confirmUrl = `${publicOrigin}/marketplace/back-notice?token=${token}`;
      return isUnconfirmed ? { storeName, message, confirmUrl, confirmDays } : undefined;
    },
  });
}

/** Confirms a request for an email. Opening the link twice is fine. */
export async function confirmBackNotice(
  { db, clock }: Pick<MarketplaceDeps, "db" | "clock">,
  token: string,
): Promise<{ message: string }> {
  const now = clock();
  await inTransaction(db, async (tx) => {
    const notice = await markNoticeConfirmed(tx, hashToken(token), now);
    if (!notice) throw new AppError("not_found", { sentence: storeCopy.backLinkExpired });
    const { email, storeId: subject } = notice;
    const wording = storeCopy.backConsent;
    await giveConsent(tx, { email, topic: "store-reopening", subject, wording }, now);
  });
  return { message: storeCopy.backConfirmed };
}
