import { type Reaction, react } from "#platform/events/facts.ts";
import type { PersonalData } from "#platform/personal-data/personal-data.ts";
import { accountClosed } from "../facts.ts";

/** Once an account is closed, every area erases what it holds of the person, each in a task of its own. */
export const erasePersonalData = (held: PersonalData[]): Reaction[] =>
  held.flatMap(({ area, erase }) =>
    erase ? [react(accountClosed, area, ({ userId }) => erase(userId))] : [],
  );
