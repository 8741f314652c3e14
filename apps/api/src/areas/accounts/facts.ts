import { z } from "zod";
import { defineFact, type FactKind } from "#platform/events/facts.ts";

const Person = z.strictObject({ userId: z.string() });

export const profileCreated = defineFact("accounts.profile-created", Person);

/** The person is shut out for now: other areas hide what is theirs, and show it again afterwards. */
export const memberBanned = defineFact("accounts.banned", Person);
export const memberUnbanned = defineFact("accounts.unbanned", Person);

/** The person is gone: other areas hide, cancel and erase what was theirs. */
export const accountClosed = defineFact("accounts.account-closed", Person);

/** The person holds another plan: other areas fit what it carries. */
export const planChanged = defineFact("accounts.plan-changed", Person);

export const accountFacts: FactKind[] = [
  profileCreated,
  memberBanned,
  memberUnbanned,
  accountClosed,
  planChanged,
];
