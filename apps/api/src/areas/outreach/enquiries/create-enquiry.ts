import type { EnquiryBody } from "@boab/contracts/outreach/enquiries";
import { outreachTexts } from "@boab/contracts/outreach/texts";
import { type OnceKey, runOnce } from "#platform/idempotency/run-once.ts";
import type { OutreachDeps } from "../deps.ts";
import { enquiryEmail } from "../outreach-emails.ts";
import { insertEnquiry } from "./enquiries.repository.ts";

/** Anyone may write. The message is stored and mailed to the team in one transaction. */
export async function createEnquiry(
  { db, enqueueMail, enquiriesTo, publicOrigin }: OutreachDeps,
  body: EnquiryBody,
  once: Omit<OnceKey, "request" | "route">,
): Promise<{ message: string }> {
  const sent = { message: outreachTexts.enquirySent };
  // A bot filled in the field people never see: let it believe it succeeded.
  if (body.website) return sent;
  return runOnce(db, { ...once, route: "createEnquiry", request: body }, async (tx) => {
    const enquiry = {
      name: body.name,
      email: body.email,
      business: body.business || null,
      message: body.message,
      source: body.source ?? "contact",
    };
    const id = await insertEnquiry(tx, enquiry);
    await enqueueMail(tx, {
      key: `${enquiryEmail.kind}:${id}`,
      to: enquiriesTo,
      replyTo: enquiry.email,
      ...enquiryEmail.write({ ...enquiry, publicOrigin }),
    });
    return sent;
  });
}
