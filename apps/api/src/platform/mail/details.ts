import { escapeHtml } from "./escape-html.ts";

/** A day and a time at a glance, with further details. */
export interface EmailDetails {
  card: {
    weekday: string;
    day: string;
    month: string;
    time: string;
    lines: string[];
    /** The previous time, shown struck out. */
    before?: string | undefined;
  };
  /** A row with `href` shows its value as a link. */
  rows: { label: string; value: string; href?: string | undefined }[];
  /** A message from a person. */
  note?: { heading: string; text: string } | undefined;
}

export const renderDetailsText = ({ card, rows, note }: EmailDetails): string => {
  const width = Math.max(0, ...rows.map(({ label }) => label.length)) + 2;
  return [
    [
      ...(card.before ? [`Instead of ${card.before}`] : []),
      `${card.weekday} ${card.day} ${card.month}`,
      card.time,
      ...card.lines,
    ].join("\n"),
    rows.map(({ label, value }) => `${`${label}:`.padEnd(width)}${value}`).join("\n"),
    ...(note ? [`${note.heading}: ${note.text}`] : []),
  ]
    .filter(Boolean)
    .join("\n\n");
};

const smallTextStyle = "font-size:14px;line-height:20px";

// The layout uses tables, because mail programs know no other way to put two things side by side.
const renderCard = ({ weekday, day, month, time, lines, before }: EmailDetails["card"]) =>
  `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="margin:8px 0 16px;border-collapse:separate"><tr>
<td align="center" width="96" style="padding:16px 12px;background:#1F5747;border-radius:12px 0 0 12px;color:#FFFFFF;${smallTextStyle}">${escapeHtml(weekday)}<br><b style="font-size:32px;line-height:38px">${escapeHtml(day)}</b><br>${escapeHtml(month)}</td>
<td style="padding:16px 20px;background:#D9E8DE;border-radius:0 12px 12px 0;color:#123B2C;${smallTextStyle}">${before ? `<s>${escapeHtml(before)}</s><br>` : ""}<b style="font-size:21px;line-height:28px">${escapeHtml(time)}</b>${lines.map((line) => `<br>${escapeHtml(line)}`).join("")}</td>
</tr></table>`;

const renderValue = ({ value, href }: EmailDetails["rows"][number]) =>
  href
    ? `<a href="${escapeHtml(href)}" style="color:#1A1830;text-decoration:underline">${escapeHtml(value)}</a>`
    : escapeHtml(value);

const renderRow = (row: EmailDetails["rows"][number]) =>
  `<tr><td width="96" style="padding:10px 12px 10px 0;border-bottom:1px solid #E4D9C7;vertical-align:top;color:#66627A;${smallTextStyle}">${escapeHtml(row.label)}</td><td style="padding:10px 0;border-bottom:1px solid #E4D9C7;font-size:15px;line-height:22px;font-weight:600;color:#1A1830;white-space:pre-line">${renderValue(row)}</td></tr>`;

const renderNote = ({ heading, text }: { heading: string; text: string }) =>
  `<div style="margin:20px 0 0;padding:16px 18px;border-radius:12px;background:#F2EADC;color:#474459;font-size:15px;line-height:22px;white-space:pre-line"><b style="color:#1A1830">${escapeHtml(heading)}</b><br>${escapeHtml(text)}</div>`;

export const renderDetailsHtml = ({ card, rows, note }: EmailDetails): string =>
  [
    renderCard(card),
    `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="border-collapse:collapse">${rows.map(renderRow).join("")}</table>`,
    ...(note ? [renderNote(note)] : []),
  ].join("\n");
