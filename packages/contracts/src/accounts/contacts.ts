import { z } from "zod";
import { defineCall } from "../common/call.ts";
import { Email, LinkToken } from "../common/fields.ts";
import { ContactData } from "./my-data.ts";

const Message = z.strictObject({ message: z.string() });
const TokenBody = z.strictObject({ token: LinkToken });

export const requestContactLink = defineCall({
  method: "POST",
  path: "/contact-links",
  summary:
    "Email a link to what we hold about an email; the response is the same for unknown emails",
  body: z.strictObject({ email: Email }),
  status: 202,
  response: Message,
});

export const startContactSession = defineCall({
  method: "POST",
  path: "/contact-links/sessions",
  summary: "Exchange the token of an emailed link for a session",
  body: TokenBody,
  response: z.strictObject({ session: z.string(), seconds: z.int() }),
});

export const readContactData = defineCall({
  method: "POST",
  path: "/contact-links/data",
  summary: "Get everything we hold about the contact of a session",
  body: TokenBody,
  response: ContactData,
});

export const eraseContact = defineCall({
  method: "POST",
  path: "/contact-links/erasure",
  summary: "Erase everything we hold about the contact of a session",
  body: TokenBody,
  response: Message,
});
