import { z } from "zod";
import type { FactKind } from "#platform/events/facts.ts";

const Person = z.strictObject({ userId: z.string() });
type Person = z.infer<typeof Person>;

export const profileCreated: FactKind<Person> = {
  name: "accounts.profile-created",
  payload: Person,
};

/** The person is gone: other areas hide, cancel and erase what was theirs. */
export const accountClosed: FactKind<Person> = { name: "accounts.account-closed", payload: Person };
