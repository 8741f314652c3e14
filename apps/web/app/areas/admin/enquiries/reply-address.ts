import { brand } from "@boab/contracts/common/brand";
import type { Enquiry } from "@boab/contracts/outreach/enquiries";

/** Mail clients truncate long mailto links, so don't quote more than this. */
const maxQuotedLength = 1_200;

/** A mailto link that quotes the message. */
export function replyHref({ name, email, message }: Pick<Enquiry, "name" | "email" | "message">) {
  const cut = message.length > maxQuotedLength ? `${message.slice(0, maxQuotedLength)}…` : message;
  const quoted = cut.replace(/^/gm, "> ");
  const fields = {
    subject: `Your message to ${brand.name}`,
    body: `Hi ${name},\n\n\n\n${quoted}`.replaceAll("\n", "\r\n"),
  };
  const query = Object.entries(fields).map(([key, text]) => `${key}=${encodeURIComponent(text)}`);
  return `mailto:${encodeURIComponent(email).replace("%40", "@")}?${query.join("&")}`;
}
