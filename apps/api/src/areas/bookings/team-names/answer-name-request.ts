import { bookingCopy } from "@boab/contracts/bookings/copy";
import type { LinkedName, NameAnswer, NameState } from "@boab/contracts/bookings/team-names";
import { teamNameTopic } from "@boab/contracts/common/consents";
import { endConsents, giveConsent } from "#platform/consent/consents.repository.ts";
import type { Db } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import { hashToken } from "#platform/ids/ids.ts";
import type { BookingsDeps } from "../deps.ts";
import { findLinkedRequest, markRequestAnswered } from "../settings/name-requests.repository.ts";
import { toBookingSettings } from "../settings/read-settings.ts";
import { findBookable, lockBusiness } from "../settings/settings.repository.ts";

async function requireRequest(db: Db, token: string) {
  const request = await findLinkedRequest(db, hashToken(token));
  if (!request) throw new AppError("not_found", { sentence: bookingCopy.nameLinkGone });
  return request;
}

/** Whoever holds the link sees what they are asked: the name as it would be shown, and what they do. */
export async function openNameLink(
  { db }: Pick<BookingsDeps, "db">,
  token: string,
): Promise<LinkedName> {
  const { businessId, slug, businessName, name, serviceIds, state } = await requireRequest(
    db,
    token,
  );
  const business = await findBookable(db, businessId);
  const services = business ? toBookingSettings(business).services : [];
  return {
    business: { slug, businessName },
    name,
    services: services
      .filter(({ id }) => serviceIds === null || serviceIds.includes(id))
      .map(({ title }) => title),
    state,
  };
}

/** A question is answered once; whoever agreed may withdraw at any time, and is then asked anew or not at all. */
const stateNeeded: Record<NameAnswer, readonly NameState[]> = {
  show: ["asked"],
  hide: ["asked", "named"],
};

/** Whoever holds the link agrees to be named, says no, or withdraws. From then on the name is public, or nowhere. */
export async function answerNameLink(
  { db, clock }: Pick<BookingsDeps, "db" | "clock">,
  token: string,
  answer: NameAnswer,
): Promise<LinkedName> {
  await runOnce(db, async (tx) => {
    const { businessId } = await requireRequest(tx, token);
    await lockBusiness(tx, businessId);
    // The name may have changed, or another request been sent, while this waited for the lock.
    const request = await requireRequest(tx, token);
    const { id, email, name, businessName, publicKey: subject, state } = request;
    if (!stateNeeded[answer].includes(state)) throw new AppError("name_request_answered");
    const now = clock();
    const topic = teamNameTopic;
    if (state === "named")
      await endConsents(tx, { topic, subjects: [subject] }, "emailed link", now);
    else await markRequestAnswered(tx, id, now);
    const wording = bookingCopy.nameConsent(name, businessName);
    if (answer === "show")
      await giveConsent(tx, { email, topic, subject, wording, through: "emailed link" }, now);
    return { id: businessId };
  });
  return openNameLink({ db }, token);
}
