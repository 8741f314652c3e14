import { readFileSync } from "node:fs";
import { brand } from "@boab/contracts/common/brand";
import { escapeHtml } from "./escape-html.ts";

/** The picture is attached to the email, because mail programs block remote pictures by default and don't show SVG. */
export const brandMark = {
  cid: "brand-mark",
  filename: "boab.png",
  contentType: "image/png",
  content: readFileSync(new URL("./brand-mark.png", import.meta.url)),
};

export const displayFont =
  "font-family:'Bricolage Grotesque','Segoe UI',system-ui,-apple-system,Helvetica,Arial,sans-serif;letter-spacing:-.018em";
const textFont = "font-family:Onest,'Segoe UI',system-ui,-apple-system,Helvetica,Arial,sans-serif";

/** Each inline colour of an email, with its counterpart in dark mode. */
const darkModeColours = [
  ["background", "#FAF5EC", "#14131F"],
  ["background", "#FFFDF9", "#1D1B2B"],
  ["background", "#F2EADC", "#262438"],
  ["background", "#B03E1B", "#E9835A"],
  ["background", "#D9E8DE", "#183A2F"],
  ["color", "#1A1830", "#F7F0E4"],
  ["color", "#474459", "#C9C3CF"],
  ["color", "#66627A", "#A39DB2"],
  ["color", "#A2380F", "#F19C78"],
  ["color", "#123B2C", "#A9DCC2"],
] as const;

// All important styles are inline, because many mail programs drop style sheets. This one adapts the email to phones
// and to dark mode where it is supported. The button's text is the only white that changes.
const styleSheet = `:root{color-scheme:light dark}
@media(max-width:620px){.side{padding-left:20px!important;padding-right:20px!important}.inner{padding-left:16px!important;padding-right:16px!important}.title{font-size:30px!important;line-height:34px!important}.wide{width:100%!important}.stack{display:block!important;width:auto!important;padding:0 0 16px!important}.fact{padding:14px 6px 14px 12px!important}.fact b{font-size:14px!important}.words{white-space:normal!important}}
@media(max-width:370px){.fact{display:block!important;padding:6px 16px!important}.fact:first-child{padding-top:14px!important}.fact:last-child{padding-bottom:14px!important}}
@media(prefers-color-scheme:dark){${darkModeColours
  .map(
    ([property, light, dark]) => `[style*="${property}:${light}"]{${property}:${dark}!important}`,
  )
  .join(
    "",
  )}[style*="solid #E4D9C7"]{border-color:#35324A!important}.go{color:#230E06!important}.mark{background:#FAF5EC;border-radius:999px}}`;

/** The woven edge: each colour with its share of the width in per cent. */
const wovenEdge = [
  [10, "#B03E1B"],
  [5, "#E0A32E"],
  [15, "#1F5747"],
  [8, "#312F70"],
  [12, "#D96B3F"],
  [5, "#6B2447"],
  [8, "#1F5747"],
  [10, "#E0A32E"],
  [15, "#312F70"],
  [7, "#B03E1B"],
  [5, "#6B2447"],
]
  .map(
    ([share, colour]) =>
      `<td width="${share}%" height="8" bgcolor="${colour}" style="height:8px;font-size:0;line-height:0">&nbsp;</td>`,
  )
  .join("");

export const renderTable = (rows: string, style = "") =>
  `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0"${style && ` style="${style}"`}>${rows}</table>`;

interface Frame {
  title: string;
  /** What a list of emails shows after the subject. */
  preview?: string | undefined;
  /** The body is HTML. */
  body: string;
  /** The footer is HTML. */
  footer: string;
}

/** The page around every email: the woven edge, the logo, and the small print below. */
export const renderFrame = ({ title, preview, body, footer }: Frame): string =>
  `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(title)}</title><style>${styleSheet}</style></head>
<body style="margin:0;padding:0;background:#FAF5EC;${textFont}">
${preview ? `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>` : ""}
<div style="max-width:600px;margin:0 auto">
${renderTable(`<tr>${wovenEdge}</tr>`)}
<div class="side" style="padding:26px 40px 36px">
<p style="${displayFont};margin:0 0 28px;font-size:24px;line-height:36px;font-weight:700;color:#1A1830"><img src="cid:${brandMark.cid}" class="mark" alt="" width="36" height="36" style="vertical-align:middle;margin-right:10px;border:0">${brand.name.toLowerCase()}</p>
${body}
</div>
<div class="side" style="padding:26px 40px 30px;background:#1A1840;color:#D9D5E6;font-size:13px;line-height:20px">
<p style="${displayFont};margin:0 0 8px;font-size:20px;line-height:26px;font-weight:700;color:#FFFFFF">${brand.name.toLowerCase()}</p>
${brand.tagline}<br>${footer}
</div>
</div></body></html>`;
