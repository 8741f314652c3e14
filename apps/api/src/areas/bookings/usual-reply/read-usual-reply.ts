import type { Actor } from "#platform/http/actor.ts";
import type { BookingsDeps } from "../deps.ts";
import { findVisibleBookable } from "../settings/read-settings.ts";
import { summarizeAnswerTimes } from "./usual-reply.repository.ts";
import { answerDays, toUsualReplyMinutes } from "./usual-reply.rules.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Anyone who may see a listing reads how soon it usually answers a request. */
export async function readUsualReply(
  { db, clock }: Pick<BookingsDeps, "db" | "clock">,
  actor: Actor,
  key: string,
): Promise<{ minutes: number | null }> {
  const { businessId } = await findVisibleBookable(db, key, actor);
  const since = new Date(clock().getTime() - answerDays * dayMs);
  return { minutes: toUsualReplyMinutes(await summarizeAnswerTimes(db, businessId, since)) };
}
