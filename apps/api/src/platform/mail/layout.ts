import { readFileSync } from "node:fs";
import { brand } from "@boab/contracts/common/brand";
import { detailsHtml, detailsText, type EmailDetails } from "./details.ts";
import { escapeHtml } from "./escape-html.ts";
import { type EmailLink, linksHtml, linksText } from "./links.ts";
import { type EmailReceipt, receiptHtml, receiptText } from "./receipt.ts";

export interface EmailContent {
  heading: string;
  paragraphs: string[];
  receipt?: EmailReceipt;
  details?: EmailDetails;
  links?: EmailLink[];
  /** The one thing to do next. */
  button: { label: string; url: string };
  /** A long email has it before what is only looked up. */
  isButtonFirst?: boolean;
  /** After everything else. */
  afterword?: string;
  /** Small print at the end: why the person got this email. */
  reason: string;
  unsubscribeUrl?: string;
}

/**
 * The picture travels with the email: mail programs block pictures from elsewhere until they are
 * asked for, and don't show SVG.
 */
export const brandMark = {
  cid: "brand-mark",
  filename: "boab.png",
  contentType: "image/png",
  content: readFileSync(new URL("./brand-mark.png", import.meta.url)),
};

// Many mail programs drop style sheets, so styles are inline.
const paragraphHtml = (text: string) =>
  `<p style="margin:0 0 16px;font-size:16px;line-height:25px;color:#474459;white-space:pre-line">${escapeHtml(text)}</p>`;

const buttonHtml = ({ label, url }: { label: string; url: string }) =>
  `<p style="margin:24px 0 0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 24px;border-radius:12px;background:#B03E1B;color:#FFFFFF;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>`;

const unsubscribeHtml = (url: string) =>
  `<br><a href="${escapeHtml(url)}" style="color:#66627A">Unsubscribe</a>`;

/** Renders an email as HTML and as plain text. */
export function renderEmail(email: EmailContent): { text: string; html: string } {
  const text = [
    email.heading,
    ...email.paragraphs,
    ...(email.receipt ? [receiptText(email.receipt)] : []),
    ...(email.details ? [detailsText(email.details)] : []),
    ...(email.links ? [linksText(email.links)] : []),
    `${email.button.label}: ${email.button.url}`,
    ...(email.afterword ? [email.afterword] : []),
    [
      "--",
      email.reason,
      ...(email.unsubscribeUrl ? [`Unsubscribe: ${email.unsubscribeUrl}`] : []),
      brand.postalAddress,
      brand.supportEmail,
    ].join("\n"),
  ].join("\n\n");

  const html = `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(email.heading)}</title></head>
<body style="margin:0;background:#FAF5EC;font-family:Onest,system-ui,-apple-system,'Segoe UI',sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px 20px">
<p style="margin:0 0 24px;font-size:24px;line-height:36px;font-weight:700;color:#1A1830"><img src="cid:${brandMark.cid}" alt="" width="36" height="36" style="vertical-align:middle;margin-right:10px;border:0">${brand.name.toLowerCase()}</p>
<div style="background:#FFFDF9;border:1px solid #E4D9C7;border-radius:18px;padding:32px">
<h1 style="margin:0 0 16px;font-size:28px;line-height:33px;color:#1A1830">${escapeHtml(email.heading)}</h1>
${email.paragraphs.map(paragraphHtml).join("\n")}
${email.isButtonFirst ? `${buttonHtml(email.button)}\n<div style="height:16px"></div>` : ""}
${email.receipt ? receiptHtml(email.receipt) : ""}
${email.details ? detailsHtml(email.details) : ""}
${email.links ? linksHtml(email.links) : ""}
${email.isButtonFirst ? "" : buttonHtml(email.button)}
${email.afterword ? `<div style="margin:24px 0 0;border-top:1px solid #E4D9C7;padding-top:16px">${paragraphHtml(email.afterword)}</div>` : ""}
</div>
<p style="margin:24px 0 0;font-size:13px;line-height:18px;color:#66627A">${escapeHtml(email.reason)}${email.unsubscribeUrl ? unsubscribeHtml(email.unsubscribeUrl) : ""}<br>${escapeHtml(brand.postalAddress)}<br>${brand.supportEmail}</p>
</div></body></html>`;
  return { text, html };
}
