import { z } from "zod";
import type { FactKind } from "#platform/events/facts.ts";

const Person = z.strictObject({ userId: z.string() });
type Person = z.infer<typeof Person>;

export const profileCreated: FactKind<Person> = {
  name: "accounts.profile-created",
  payload: Person,
};

/** The person is shut out for now: other areas hide what is theirs, and show it again afterwards. */
export const memberBanned: FactKind<Person> = { name: "accounts.banned", payload: Person };
export const memberUnbanned: FactKind<Person> = { name: "accounts.unbanned", payload: Person };

/** The person is gone: other areas hide, cancel and erase what was theirs. */
export const accountClosed: FactKind<Person> = { name: "accounts.account-closed", payload: Person };

/** The person holds another plan: other areas fit what it carries. */
export const planChanged: FactKind<Person> = { name: "accounts.plan-changed", payload: Person };
