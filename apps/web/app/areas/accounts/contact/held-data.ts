import type { ContactData } from "@boab/contracts/accounts/my-data";

const count = (amount: number, one: string, many: string) =>
  amount === 0 ? [] : [`${amount} ${amount === 1 ? one : many}`];

/** What we hold, one line each; the file has all of it. */
export function describeHeldData(held: ContactData): string[] {
  const toEmails = held.consents.filter(({ topic }) => topic !== "team-name");
  const givenConsents = toEmails.filter(({ withdrawnAt }) => withdrawnAt === null).length;
  return [
    ...count(held.bookings.length, "booking", "bookings"),
    ...count(held.payments.length, "payment", "payments"),
    ...count(held.waitlistPlaces.length, "place on a waiting list", "places on waiting lists"),
    ...count(held.customerCards.length, "business's notes on you", "businesses' notes on you"),
    ...count(
      held.nameRequests.length,
      "question whether a business may show your name",
      "questions whether a business may show your name",
    ),
    ...count(held.enquiries.length, "message to us", "messages to us"),
    ...count(held.applications.length, "job application", "job applications"),
    ...count(
      held.invitations.length,
      "invitation to help with a page",
      "invitations to help with pages",
    ),
    ...count(held.newsletter ? 1 : 0, "newsletter subscription", "newsletter subscriptions"),
    ...count(
      held.launchReminders.length + held.backNotices.length,
      "reminder you asked for",
      "reminders you asked for",
    ),
    ...count(givenConsents, "kind of email you agreed to", "kinds of email you agreed to"),
    ...count(
      toEmails.length - givenConsents,
      "kind of email you stopped",
      "kinds of email you stopped",
    ),
  ];
}
