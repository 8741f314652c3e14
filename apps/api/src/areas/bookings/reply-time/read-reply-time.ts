import type { Actor } from "#platform/http/actor.ts";
import type { BookingsDeps } from "../deps.ts";
import { findVisibleBookable } from "../settings/read-settings.ts";
import { summarizeAnswerTimes } from "./reply-time.repository.ts";
import { answerDays, toReplyMinutes } from "./reply-time.rules.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Anyone who may see a listing reads how soon it usually answers a request. */
export async function readReplyTime(
  { db, clock }: Pick<BookingsDeps, "db" | "clock">,
  actor: Actor,
  key: string,
): Promise<{ minutes: number | null }> {
  const { businessId } = await findVisibleBookable(db, key, actor);
  const since = new Date(clock().getTime() - answerDays * dayMs);
  return { minutes: toReplyMinutes(await summarizeAnswerTimes(db, businessId, since)) };
}
