import { brand } from "@boab/contracts/common/brand";
import { markEmailLink } from "@boab/contracts/common/email-links";
import { type EmailDetails, renderDetailsHtml, renderDetailsText } from "./details.ts";
import { escapeHtml } from "./escape-html.ts";
import { displayFont, renderFrame } from "./frame.ts";
import { type EmailLink, renderLinksHtml, renderLinksText } from "./links.ts";
import { type EmailReceipt, renderReceiptHtml, renderReceiptText } from "./receipt.ts";

export interface EmailContent {
  /** Line breaks are only visual; the plain-text version has spaces instead. */
  heading: string;
  /** The text that a list of emails shows after the subject. The default is the start of the email. */
  preview?: string;
  paragraphs: string[];
  receipt?: EmailReceipt;
  details?: EmailDetails;
  links?: EmailLink[];
  /** The main action of the email. */
  button: { label: string; url: string };
  /** Other answers to the same question, as quieter buttons below the first. */
  otherButtons?: { label: string; url: string }[];
  /** True in a long email, where the button comes before details that people only look up. */
  isButtonFirst?: boolean;
  /** A question that people may have, with its answer, at the end of the email. */
  afterword?: { question: string; answer: string };
  /** Optional emails get theirs when they are sent. */
  unsubscribeUrl?: string;
}

interface ExplainedEmail extends EmailContent {
  /** The reason why the person got this email, in small print at the end. */
  reason: string;
}

const renderParagraph = (text: string) =>
  `<p style="margin:0 0 16px;font-size:17px;line-height:27px;color:#474459;white-space:pre-line">${escapeHtml(text)}</p>`;

const renderButton = ({ label, url }: { label: string; url: string }) =>
  `<table role="presentation" class="wide" cellspacing="0" cellpadding="0" border="0" style="margin:24px 0 0"><tr><td align="center"><a href="${escapeHtml(url)}" class="go" style="display:block;padding:15px 28px;border-radius:12px;background:#B03E1B;color:#FFFFFF;font-size:16px;line-height:20px;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`;

const renderOtherButton = ({ label, url }: { label: string; url: string }) =>
  `<table role="presentation" class="wide" cellspacing="0" cellpadding="0" border="0" style="margin:12px 0 0"><tr><td align="center"><a href="${escapeHtml(url)}" class="go" style="display:block;padding:13px 26px;border:2px solid #1A1830;border-radius:12px;color:#1A1830;font-size:16px;line-height:20px;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`;

const renderAfterword = ({ question, answer }: { question: string; answer: string }) =>
  `<p style="margin:28px 0 0;border-top:1px solid #E4D9C7;padding-top:20px;font-size:15px;line-height:24px;color:#474459"><b style="color:#1A1830">${escapeHtml(question)}</b> ${escapeHtml(answer)}</p>`;

const renderFooterLink = (url: string, label: string) =>
  `<a href="${escapeHtml(url)}" style="color:#FFFFFF;text-decoration:underline">${escapeHtml(label)}</a>`;

const renderFooter = ({ reason, unsubscribeUrl }: ExplainedEmail) =>
  [
    escapeHtml(reason),
    ...(unsubscribeUrl ? [renderFooterLink(unsubscribeUrl, "Unsubscribe")] : []),
    escapeHtml(brand.postalAddress),
    renderFooterLink(`mailto:${brand.supportEmail}`, brand.supportEmail),
  ].join("<br>");

const markLinks = (email: ExplainedEmail): ExplainedEmail => ({
  ...email,
  button: { ...email.button, url: markEmailLink(email.button.url) },
  ...(email.otherButtons && {
    otherButtons: email.otherButtons.map((button) => ({
      ...button,
      url: markEmailLink(button.url),
    })),
  }),
  ...(email.links && {
    links: email.links.map((link) => ({ ...link, url: markEmailLink(link.url) })),
  }),
});

/** Renders an email as HTML and as plain text. */
export function renderEmail(content: ExplainedEmail): { text: string; html: string } {
  const email = markLinks(content);
  const title = email.heading.replaceAll("\n", " ");
  const text = [
    title,
    ...email.paragraphs,
    ...(email.receipt ? [renderReceiptText(email.receipt)] : []),
    ...(email.details ? [renderDetailsText(email.details)] : []),
    ...(email.links ? [renderLinksText(email.links)] : []),
    `${email.button.label}: ${email.button.url}`,
    ...(email.otherButtons ?? []).map(({ label, url }) => `${label}: ${url}`),
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
    ...email.paragraphs.map(renderParagraph),
    ...(email.isButtonFirst ? [renderButton(email.button), '<div style="height:20px"></div>'] : []),
    ...(email.receipt ? [renderReceiptHtml(email.receipt)] : []),
    ...(email.details ? [renderDetailsHtml(email.details)] : []),
    ...(email.links ? [renderLinksHtml(email.links)] : []),
    ...(email.isButtonFirst ? [] : [renderButton(email.button)]),
    ...(email.otherButtons ?? []).map(renderOtherButton),
    ...(email.afterword ? [renderAfterword(email.afterword)] : []),
  ].join("\n");
  const { preview } = email;
  return { text, html: renderFrame({ title, preview, body, footer: renderFooter(email) }) };
}
