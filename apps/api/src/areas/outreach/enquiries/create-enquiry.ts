import { enquiryCopy } from "@boab/contracts/outreach/copy";
import type { EnquiryBody } from "@boab/contracts/outreach/enquiries";
import { runOnce } from "#platform/idempotency/run-once.ts";
import type { OutreachDeps } from "../deps.ts";
import { enquiryEmail } from "../outreach-emails.ts";
import { insertEnquiry } from "./enquiries.repository.ts";

/** Anyone may send an enquiry. It is stored and emailed to the team in one transaction. */
export async function createEnquiry(
  { db, enqueueMail, enquiriesTo: recipientEmail, publicOrigin }: OutreachDeps,
  body: EnquiryBody,
): Promise<{ message: string }> {
  const sent = { message: enquiryCopy.enquirySent };
  // A bot filled in the field people never see: let it believe it succeeded.
  if (body.website) return sent;
  return runOnce(db, async (tx) => {
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
      to: recipientEmail,
      replyTo: enquiry.email,
      ...enquiryEmail.write({ ...enquiry, publicOrigin }),
    });
    return sent;
  });
}
