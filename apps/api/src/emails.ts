import { accountEmails } from "#areas/accounts/index.ts";
import { billingEmails } from "#areas/billing/index.ts";
import { bookingsEmails } from "#areas/bookings/index.ts";
import { directoryEmails } from "#areas/directory/index.ts";
import { jobsEmails } from "#areas/jobs/index.ts";
import { magazineEmails } from "#areas/magazine/index.ts";
import { marketplaceEmails } from "#areas/marketplace/index.ts";
import { moderationEmails } from "#areas/moderation/index.ts";
import { outreachEmails } from "#areas/outreach/index.ts";
import { paymentEmails } from "#areas/payments/index.ts";
import { payoutEmails } from "#areas/payouts/index.ts";
import { reconciliationEmails } from "#areas/reconciliation/index.ts";
import { reviewEmails } from "#areas/reviews/index.ts";
import type { EmailPreview } from "#platform/mail/email.ts";

/** Every kind of email that we send, with its purpose and its audience; docs/emails.md shows them all. */
export const emails: readonly EmailPreview[] = [
  ...accountEmails,
  ...payoutEmails,
  ...billingEmails,
  ...paymentEmails,
  ...moderationEmails,
  ...directoryEmails,
  ...marketplaceEmails,
  ...magazineEmails,
  ...reviewEmails,
  ...jobsEmails,
  ...bookingsEmails,
  ...outreachEmails,
  ...reconciliationEmails,
];
