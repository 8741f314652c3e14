import { z } from "zod";
import { defineEvent, type EventKind } from "#platform/events/events.ts";

const Person = z.strictObject({ userId: z.string() });

export const profileCreated = defineEvent("accounts.profile-created", Person);

/** A person was banned or suspended, or that ended. Other areas hide or show what belongs to the person. */
export const memberBanned = defineEvent("accounts.banned", Person);
export const memberUnbanned = defineEvent("accounts.unbanned", Person);

/** The account was closed: other areas hide, cancel and erase what belonged to the person. */
export const accountClosed = defineEvent("accounts.account-closed", Person);

/** The person's plan changed: other areas apply its limits. */
export const planChanged = defineEvent("accounts.plan-changed", Person);

export const accountEvents: EventKind[] = [
  profileCreated,
  memberBanned,
  memberUnbanned,
  accountClosed,
  planChanged,
];
