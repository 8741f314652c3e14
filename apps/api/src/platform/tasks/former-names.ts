/**
 * Queues that were renamed: the release before this one still enqueues under the first name while it serves, and left
 * tasks there. Workers of this release work both; nothing is enqueued under a former name any more. The next release
 * empties this list and deletes the former queues.
 */
export const formerNames: readonly (readonly [former: string, current: string])[] = [
  ["accounts.forget-ended-sessions", "accounts.purge-ended-sessions"],
  ["accounts.forget-identity", "accounts.delete-identity"],
  ["bookings.keep", "bookings.maintain"],
  ["directory.forget-invitations", "directory.erase-expired-invitations"],
  ["directory.forget-words", "directory.delete-unused-words"],
  ["fact.accounts.account-closed", "event.accounts.account-closed"],
  ["fact.accounts.banned", "event.accounts.banned"],
  ["fact.accounts.plan-changed", "event.accounts.plan-changed"],
  ["fact.accounts.profile-created", "event.accounts.profile-created"],
  ["fact.accounts.unbanned", "event.accounts.unbanned"],
  ["fact.admin.area-opened", "event.admin.area-opened"],
  ["fact.directory.listing-deleted", "event.directory.listing-deleted"],
  ["fact.payments.payment-ended", "event.payments.payment-ended"],
  ["fact.payments.payment-paid", "event.payments.payment-paid"],
  ["fact.payments.sale-refunded", "event.payments.sale-refunded"],
  ["jobs.forget-applications", "jobs.erase-applications"],
  ["jobs.tell-closed", "jobs.notify-closed"],
  ["jobs.tell-outcome", "jobs.notify-outcome"],
  ["marketplace.forget-item-words", "marketplace.delete-unused-words"],
  ["marketplace.forget-recipients", "marketplace.erase-recipients"],
  ["marketplace.keep-holds", "marketplace.expire-holds"],
  ["marketplace.mail-back-confirmation", "marketplace.mail-reopening-confirmation"],
  ["marketplace.tell-back", "marketplace.notify-reopening"],
  ["marketplace.tell-savers", "marketplace.notify-savers"],
  ["moderation.tell-decision", "moderation.notify-decision"],
  ["payments.forget-old-events", "payments.delete-old-events"],
  ["platform.forget-old-answers", "platform.delete-old-responses"],
  ["platform.forget-old-mails", "platform.delete-old-mails"],
  ["platform.keep-audit", "platform.maintain-audit-partitions"],
];

export const listFormerNames = (name: string): string[] =>
  formerNames.filter(([, current]) => current === name).map(([former]) => former);
