import { brand } from "@boab/contracts/common/brand";
import { detailsHtml, detailsText, type EmailDetails } from "./details.ts";
import { escapeHtml } from "./escape-html.ts";
import { displayFont, frameHtml } from "./frame.ts";
import { type EmailLink, linksHtml, linksText } from "./links.ts";
import { type EmailReceipt, receiptHtml, receiptText } from "./receipt.ts";

export interface EmailContent {
  /** A line break in it is for the eye only. */
  heading: string;
  /** What a list of emails shows after the subject; otherwise the beginning of the email. */
  preview?: string;
  paragraphs: string[];
  receipt?: EmailReceipt;
  details?: EmailDetails;
  links?: EmailLink[];
  /** The one thing to do next. */
  button: { label: string; url: string };
  /** A long email has it before what is only looked up. */
  isButtonFirst?: boolean;
  /** After everything else: a question people may have, and its answer. */
  afterword?: { question: string; answer: string };
  /** Small print at the end: why the person got this email. */
  reason: string;
  unsubscribeUrl?: string;
}

const paragraphHtml = (text: string) =>
  `<p style="margin:0 0 16px;font-size:17px;line-height:27px;color:#474459;white-space:pre-line">${escapeHtml(text)}</p>`;

const buttonHtml = ({ label, url }: { label: string; url: string }) =>
  `<table role="presentation" class="wide" cellspacing="0" cellpadding="0" border="0" style="margin:24px 0 0"><tr><td align="center"><a href="${escapeHtml(url)}" class="go" style="display:block;padding:15px 28px;border-radius:12px;background:#B03E1B;color:#FFFFFF;font-size:16px;line-height:20px;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`;

const afterwordHtml = ({ question, answer }: { question: string; answer: string }) =>
  `<p style="margin:28px 0 0;border-top:1px solid #E4D9C7;padding-top:20px;font-size:15px;line-height:24px;color:#474459"><b style="color:#1A1830">${escapeHtml(question)}</b> ${escapeHtml(answer)}</p>`;

const footerLink = (url: string, label: string) =>
  `<a href="${escapeHtml(url)}" style="color:#FFFFFF;text-decoration:underline">${escapeHtml(label)}</a>`;

const footerHtml = ({ reason, unsubscribeUrl }: EmailContent) =>
  [
    escapeHtml(reason),
    ...(unsubscribeUrl ? [footerLink(unsubscribeUrl, "Unsubscribe")] : []),
    escapeHtml(brand.postalAddress),
    footerLink(`mailto:${brand.supportEmail}`, brand.supportEmail),
  ].join("<br>");

/** Renders an email as HTML and as plain text. */
export function renderEmail(email: EmailContent): { text: string; html: string } {
  const title = email.heading.replaceAll("\n", " ");
  const text = [
    title,
    ...email.paragraphs,
    ...(email.receipt ? [receiptText(email.receipt)] : []),
    ...(email.details ? [detailsText(email.details)] : []),
    ...(email.links ? [linksText(email.links)] : []),
    `${email.button.label}: ${email.button.url}`,
    ...(email.afterword ? [`${email.afterword.question} ${email.afterword.answer}`] : []),
    [
      "--",
      email.reason,
      ...(email.unsubscribeUrl ? [`Unsubscribe: ${email.unsubscribeUrl}`] : []),
      brand.postalAddress,
      brand.supportEmail,
    ].join("\n"),
  ].join("\n\n");

  // Many mail programs drop style sheets, so styles are inline.
  const body = [
    `<h1 class="title" style="${displayFont};margin:0 0 16px;font-size:38px;line-height:42px;font-weight:700;color:#1A1830;text-wrap:balance">${escapeHtml(email.heading).replaceAll("\n", "<br>")}</h1>`,
    ...email.paragraphs.map(paragraphHtml),
    ...(email.isButtonFirst ? [buttonHtml(email.button), '<div style="height:20px"></div>'] : []),
    ...(email.receipt ? [receiptHtml(email.receipt)] : []),
    ...(email.details ? [detailsHtml(email.details)] : []),
    ...(email.links ? [linksHtml(email.links)] : []),
    ...(email.isButtonFirst ? [] : [buttonHtml(email.button)]),
    ...(email.afterword ? [afterwordHtml(email.afterword)] : []),
  ].join("\n");
  const { preview } = email;
  return { text, html: frameHtml({ title, preview, body, footer: footerHtml(email) }) };
}
