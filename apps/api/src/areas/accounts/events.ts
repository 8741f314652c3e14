import { z } from "zod";
import { defineEvent, type EventKind } from "#platform/events/events.ts";

const PersonPayload = z.strictObject({ userId: z.string() });

export const profileCreated = defineEvent("accounts.profile-created", PersonPayload);

/** A person was banned or suspended, or that ended. Other areas hide or show what belongs to the person. */
export const memberBanned = defineEvent("accounts.banned", PersonPayload);
export const memberUnbanned = defineEvent("accounts.unbanned", PersonPayload);

/** The account was closed: other areas hide, cancel and erase what belonged to the person. */
export const accountClosed = defineEvent("accounts.account-closed", PersonPayload);

/** The person's plan changed: other areas apply its limits. */
export const planChanged = defineEvent("accounts.plan-changed", PersonPayload);

/** An account has proven the email of a contact: other areas give it what the contact did as a guest. */
export const contactJoined = defineEvent(
  "accounts.contact-joined",
  z.strictObject({ contactId: z.uuid() }),
);

export const accountEvents: EventKind[] = [
  profileCreated,
  memberBanned,
  memberUnbanned,
  accountClosed,
  planChanged,
  contactJoined,
];
