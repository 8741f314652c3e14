import { z } from "zod";
import { defineCall } from "../common/call.ts";
import { Email, line, paragraph, requiredLine, storable } from "../common/fields.ts";

export const EnquiryBody = z.strictObject({
  name: requiredLine(120, "Please enter your name."),
  email: Email,
  business: line(160).optional(),
  message: paragraph(4000, "Please write a message."),
  /** Which form it came from: the contact page or the marketplace launch page. */
  source: z.enum(["contact", "marketplace"]).optional(),
  /** A field people never see; a robot fills it in. */
  website: storable.max(200).optional(),
});
export type EnquiryBody = z.infer<typeof EnquiryBody>;

export const createEnquiry = defineCall({
  method: "POST",
  path: "/app/enquiries",
  summary: "Send the team a message",
  body: EnquiryBody,
  status: 201,
  answer: z.strictObject({ message: z.string() }),
});
