import { escapeHtml } from "./escape-html.ts";

/** What was paid for, as a table. */
export interface EmailReceipt {
  facts: { label: string; value: string }[];
  groups: { heading: string; lines: { title: string; note: string; amount: string }[] }[];
  total: { label: string; amount: string };
  /** Below the total, one each line. */
  notes?: string[];
}

const textWidth = 44;
const textRow = (left: string, right: string) =>
  `${left}${" ".repeat(Math.max(2, textWidth - left.length - right.length))}${right}`;

export const receiptText = ({ facts, groups, total, notes = [] }: EmailReceipt): string =>
  [
    facts.map(({ label, value }) => `${label}: ${value}`).join("\n"),
    ...groups.map(({ heading, lines }) =>
      [
        heading.toUpperCase(),
        ...lines.flatMap(({ title, note, amount }) => [textRow(title, amount), `  ${note}`]),
      ].join("\n"),
    ),
    [textRow(total.label, total.amount), ...notes].join("\n"),
  ].join("\n\n");

// Tables, because mail programs know no other way to put two things side by side.
const row = (left: string, right: string, style = "") =>
  `<tr><td style="padding:6px 0;${style}">${left}</td><td align="right" style="padding:6px 0 6px 16px;white-space:nowrap;font-weight:600;color:#1A1830;${style}">${right}</td></tr>`;

const table = (rows: string) =>
  `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="border-collapse:collapse;font-size:15px;line-height:22px;color:#474459">${rows}</table>`;

const factHtml = ({ label, value }: EmailReceipt["facts"][number]) =>
  `<td style="padding:12px 16px;font-size:13px;line-height:19px;color:#66627A">${escapeHtml(label)}<br><b style="font-size:15px;color:#1A1830">${escapeHtml(value)}</b></td>`;

const groupHtml = ({ heading, lines }: EmailReceipt["groups"][number]) =>
  `<p style="margin:20px 0 4px;font-size:17px;font-weight:700;color:#1A1830">${escapeHtml(heading)}</p>${table(
    lines
      .map(({ title, note, amount }) =>
        row(
          `<b style="color:#1A1830">${escapeHtml(title)}</b><br><span style="font-size:13px;color:#66627A">${escapeHtml(note)}</span>`,
          escapeHtml(amount),
          "vertical-align:top;",
        ),
      )
      .join(""),
  )}`;

const notesHtml = (notes: string[]) =>
  notes.length === 0
    ? ""
    : `\n<p style="margin:8px 0 0;font-size:13px;line-height:19px;color:#66627A">${notes.map(escapeHtml).join("<br>")}</p>`;

export const receiptHtml = ({ facts, groups, total, notes = [] }: EmailReceipt): string =>
  `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="margin:8px 0 0;background:#F3EADC;border-radius:12px"><tr>${facts.map(factHtml).join("")}</tr></table>
${groups.map(groupHtml).join("\n")}
<div style="margin:12px 0 0;border-top:1px solid #E4D9C7;padding-top:8px">${table(row(`<b style="color:#1A1830">${escapeHtml(total.label)}</b>`, `<span style="font-size:20px">${escapeHtml(total.amount)}</span>`))}</div>${notesHtml(notes)}`;
