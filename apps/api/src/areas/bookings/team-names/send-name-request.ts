import { bookingPaths } from "@boab/contracts/bookings/paths";
import { inTransaction } from "#platform/db/db.ts";
import { hashToken, makeToken } from "#platform/ids/ids.ts";
import type { BookingsDeps } from "../deps.ts";
import { findOpenRequest, saveRequestToken } from "../settings/name-requests.repository.ts";
import { nameRequestEmail } from "./name-request-email.ts";

/** Emails the question with its link. The token is made here, so that it is never stored in the queue. */
export async function sendNameRequest(
  { db, sendSecretMail, publicOrigin }: BookingsDeps,
  { requestId }: { requestId: string },
): Promise<void> {
  const request = await findOpenRequest(db, requestId);
  if (!request) return;
  await sendSecretMail({
    email: nameRequestEmail,
    key: `${nameRequestEmail.kind}:${requestId}`,
    to: request.email,
    async makeData() {
      const token = makeToken();
      const isOpen = await inTransaction(db, (tx) =>
        saveRequestToken(tx, requestId, hashToken(token)),
      );
      const url = `${publicOrigin}${bookingPaths.answerName(token)}`;
      return isOpen ? { businessName: request.businessName, url } : undefined;
    },
  });
}
