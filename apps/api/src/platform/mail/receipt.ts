import { escapeHtml } from "./escape-html.ts";

interface ReceiptLine {
  title: string;
  note: string;
  amount: string;
  /** Its address; null for something without one. Only on a card. */
  picture?: string | null;
}

interface ReceiptGroup {
  heading: string;
  /** Below the heading; a group with one is a card of its own. */
  note?: string;
  lines: ReceiptLine[];
}

/** What was paid for, as a table. */
export interface EmailReceipt {
  facts: { label: string; value: string }[];
  groups: ReceiptGroup[];
  /** Above the total. */
  sums?: { label: string; amount: string }[];
  total: { label: string; amount: string };
  /** Below the total, one each line. */
  notes?: string[];
}

const textWidth = 44;
const textRow = (left: string, right: string) =>
  `${left}${" ".repeat(Math.max(2, textWidth - left.length - right.length))}${right}`;

export const receiptText = ({
  facts,
  groups,
  sums = [],
  total,
  notes = [],
}: EmailReceipt): string =>
  [
    facts.map(({ label, value }) => `${label}: ${value}`).join("\n"),
    ...groups.map(({ heading, note: about, lines }) =>
      [
        heading.toUpperCase(),
        ...(about ? [about] : []),
        ...lines.flatMap(({ title, note, amount }) => [textRow(title, amount), `  ${note}`]),
      ].join("\n"),
    ),
    [...sums, total].map(({ label, amount }) => textRow(label, amount)).join("\n"),
    ...(notes.length > 0 ? [notes.join("\n")] : []),
  ].join("\n\n");

// Tables, because mail programs know no other way to put two things side by side.
const row = (left: string, right: string, style = "") =>
  `<tr><td style="padding:6px 0;${style}">${left}</td><td align="right" style="padding:6px 0 6px 16px;white-space:nowrap;font-weight:600;color:#1A1830;${style}">${right}</td></tr>`;

const table = (rows: string) =>
  `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="border-collapse:collapse;font-size:15px;line-height:22px;color:#474459">${rows}</table>`;

const factHtml = ({ label, value }: EmailReceipt["facts"][number]) =>
  `<td style="padding:12px 16px;font-size:13px;line-height:19px;color:#66627A">${escapeHtml(label)}<br><b style="font-size:15px;color:#1A1830">${escapeHtml(value)}</b></td>`;

const titleHtml = ({ title, note }: ReceiptLine) =>
  `<b style="color:#1A1830">${escapeHtml(title)}</b><br><span style="font-size:13px;color:#66627A">${escapeHtml(note)}</span>`;

const groupHtml = ({ heading, lines }: ReceiptGroup) =>
  `<p style="margin:20px 0 4px;font-size:17px;font-weight:700;color:#1A1830">${escapeHtml(heading)}</p>${table(
    lines
      .map((line) => row(titleHtml(line), escapeHtml(line.amount), "vertical-align:top;"))
      .join(""),
  )}`;

const cardColours = ["#1F5B46", "#B03E1B", "#2D2A6E", "#7A2E55"];

/** `Kumasi Cloth House` to `KC`. */
const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? "")
    .join("")
    .toUpperCase();

// Where pictures are blocked, a warm square stays in their place.
const pictureHtml = (picture: string | null) =>
  picture === null
    ? `<div style="width:64px;height:64px;border-radius:12px;background:#F3EADC"></div>`
    : `<img src="${escapeHtml(picture)}" alt="" width="64" height="64" style="display:block;width:64px;height:64px;border-radius:12px;border:0;background:#F3EADC;object-fit:cover">`;

const cardLineHtml = (line: ReceiptLine, index: number) => {
  const style = `padding:12px 0;vertical-align:top;${index > 0 ? "border-top:1px solid #E4D9C7;" : ""}`;
  return `<tr><td width="64" style="${style}">${pictureHtml(line.picture ?? null)}</td><td style="${style}padding-left:14px">${titleHtml(line)}</td><td align="right" style="${style}padding-left:12px;white-space:nowrap;font-weight:600;color:#1A1830">${escapeHtml(line.amount)}</td></tr>`;
};

const cardHtml = ({ heading, note = "", lines }: ReceiptGroup, index: number) =>
  `<div style="margin:16px 0 0;padding:18px 18px 6px;border:1px solid #E4D9C7;border-radius:16px">${table(
    `<tr><td width="44" height="44" align="center" style="width:44px;height:44px;border-radius:12px;background:${cardColours[index % cardColours.length]};color:#FFFFFF;font-weight:700;font-size:16px">${escapeHtml(initialsOf(heading))}</td><td style="padding-left:12px"><b style="font-size:17px;color:#1A1830">${escapeHtml(heading)}</b><br><span style="font-size:13px;color:#66627A">${escapeHtml(note)}</span></td></tr>`,
  )}${table(lines.map(cardLineHtml).join(""))}</div>`;

const partHtml = (group: ReceiptGroup, index: number) =>
  group.note === undefined ? groupHtml(group) : cardHtml(group, index);

const sumsHtml = (sums: { label: string; amount: string }[]) =>
  sums.length === 0
    ? ""
    : `\n<div style="margin:16px 0 0">${table(sums.map(({ label, amount }) => row(escapeHtml(label), escapeHtml(amount))).join(""))}</div>`;

const notesHtml = (notes: string[]) =>
  notes.length === 0
    ? ""
    : `\n<p style="margin:8px 0 0;font-size:13px;line-height:19px;color:#66627A">${notes.map(escapeHtml).join("<br>")}</p>`;

export const receiptHtml = ({
  facts,
  groups,
  sums = [],
  total,
  notes = [],
}: EmailReceipt): string =>
  `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="margin:8px 0 0;background:#F3EADC;border-radius:12px"><tr>${facts.map(factHtml).join("")}</tr></table>
${groups.map(partHtml).join("\n")}${sumsHtml(sums)}
<div style="margin:12px 0 0;border-top:1px solid #E4D9C7;padding-top:8px">${table(row(`<b style="color:#1A1830">${escapeHtml(total.label)}</b>`, `<span style="font-size:20px">${escapeHtml(total.amount)}</span>`))}</div>${notesHtml(notes)}`;
