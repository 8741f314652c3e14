import { z } from "zod";
import { defineFact, type FactKind } from "#platform/events/facts.ts";

const Person = z.strictObject({ userId: z.string() });

export const profileCreated = defineFact("accounts.profile-created", Person);

/** The person was banned or suspended, or is back: other areas hide or show what is theirs. */
export const memberBanned = defineFact("accounts.banned", Person);
export const memberUnbanned = defineFact("accounts.unbanned", Person);

/** The account was closed: other areas hide, cancel and erase what belonged to the person. */
export const accountClosed = defineFact("accounts.account-closed", Person);

/** The person's plan changed: other areas apply its limits. */
export const planChanged = defineFact("accounts.plan-changed", Person);

export const accountFacts: FactKind[] = [
  profileCreated,
  memberBanned,
  memberUnbanned,
  accountClosed,
  planChanged,
];
