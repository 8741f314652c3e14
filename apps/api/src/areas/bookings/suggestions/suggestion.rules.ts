import { suggestionHours, suggestionLeadHours } from "@boab/contracts/bookings/limits";

const hourMs = 60 * 60 * 1000;

/** An answer within less than this is nothing that a business can count on. */
const minAnswerMs = 15 * 60 * 1000;

interface AskedTimes {
  /** When the visit is now, and when it would be. */
  startsAt: Date;
  suggestedStartsAt: Date;
}

export type AskVerdict = { ok: true; answerBy: Date } | { ok: false; reason: "too_late_to_ask" };

/** Decides until when a customer may agree to another time, and whether there is any time left for an answer. */
export function decideAsking({ startsAt, suggestedStartsAt }: AskedTimes, now: Date): AskVerdict {
  const earlierStart = Math.min(startsAt.getTime(), suggestedStartsAt.getTime());
  const answerBy = Math.min(
    now.getTime() + suggestionHours * hourMs,
    earlierStart - suggestionLeadHours * hourMs,
  );
  return answerBy < now.getTime() + minAnswerMs
    ? { ok: false, reason: "too_late_to_ask" }
    : { ok: true, answerBy: new Date(answerBy) };
}

/** Nobody is asked who left no email, or whom the business entered itself: it tells them, and moves the visit at once. */
export const isAskedBeforeMoving = ({
  isWalkIn,
  customerEmail,
}: {
  isWalkIn: boolean;
  customerEmail: string | null;
}): boolean => !isWalkIn && customerEmail !== null;
