import { escapeHtml } from "./escape-html.ts";
import { displayFont, renderTable } from "./frame.ts";

interface ReceiptLine {
  title: string;
  note: string;
  amount: string;
  /** The URL of the picture; null if there is none. Only a card shows it. */
  picture?: string | null;
}

interface ReceiptGroup {
  heading: string;
  /** The text below the heading. A group with a note is shown as a card. */
  note?: string;
  lines: ReceiptLine[];
}

/** A table of what was paid for. */
export interface EmailReceipt {
  details: { label: string; value: string }[];
  groups: ReceiptGroup[];
  /** The sums are shown above the total. */
  sums?: { label: string; amount: string }[];
  total: { label: string; amount: string };
  /** The notes are shown below the total, one per line. */
  notes?: string[];
  /** The recipient and the payer, shown side by side at the end. */
  parties?: { heading: string; text: string }[];
}

const textWidth = 44;
const formatTextRow = (left: string, right: string) =>
  `${left}${" ".repeat(Math.max(2, textWidth - left.length - right.length))}${right}`;

export const renderReceiptText = ({
  details,
  groups,
  sums = [],
  total,
  notes = [],
  parties = [],
}: EmailReceipt): string =>
  [
    details.map(({ label, value }) => `${label}: ${value.replaceAll("\n", ", ")}`).join("\n"),
    ...groups.map(({ heading, note: about, lines }) =>
      [
        heading.toUpperCase(),
        ...(about ? [about] : []),
        ...lines.flatMap(({ title, note, amount }) => [
          formatTextRow(title, amount),
          ...note.split("\n").map((line) => `  ${line}`),
        ]),
      ].join("\n"),
    ),
    [...sums, total].map(({ label, amount }) => formatTextRow(label, amount)).join("\n"),
    ...(notes.length > 0 ? [notes.join("\n")] : []),
    ...parties.map(({ heading, text }) => `${heading}:\n${text}`),
  ].join("\n\n");

// The layout uses tables, because mail programs know no other way to put two things side by side.
const inkStyle = "color:#1A1830";
const mutedStyle = "color:#66627A";
const amountStyle = `${inkStyle};white-space:nowrap;font-variant-numeric:tabular-nums`;

const renderAmountRow = (left: string, right: string, style = "") =>
  `<tr><td style="padding:5px 0;${style}">${left}</td><td align="right" style="padding:5px 0 5px 12px;${amountStyle};${style}">${right}</td></tr>`;

const renderAmountTable = (rows: string) =>
  renderTable(rows, `border-collapse:collapse;font-size:16px;line-height:23px;${inkStyle}`);

const renderLines = (text: string) => text.split("\n").map(escapeHtml).join("<br>");

// On a phone a date may wrap to two lines, but an order number never does.
const renderDetail = ({ label, value }: EmailReceipt["details"][number]) =>
  `<td class="fact" valign="top" style="padding:14px 16px;font-size:13px;line-height:18px;${mutedStyle}">${escapeHtml(label)}<br><b${value.includes(" ") ? ' class="words"' : ""} style="font-size:15px;line-height:22px;${inkStyle};white-space:nowrap">${renderLines(value)}</b></td>`;

const renderTitle = ({ title, note }: ReceiptLine) =>
  `<b style="font-weight:600;${inkStyle}">${escapeHtml(title)}</b><br><span style="font-size:14px;line-height:21px;${mutedStyle}">${renderLines(note)}</span>`;

const renderHeading = (heading: string, margin: string) =>
  `<h2 style="${displayFont};margin:${margin};font-size:19px;line-height:25px;font-weight:700;${inkStyle}">${escapeHtml(heading)}</h2>`;

const renderPlainGroup = ({ heading, lines }: ReceiptGroup) =>
  `${renderHeading(heading, "24px 0 6px")}${renderAmountTable(
    lines
      .map((line) =>
        renderAmountRow(renderTitle(line), escapeHtml(line.amount), "vertical-align:top;"),
      )
      .join(""),
  )}`;

const cardColours = ["#1F5747", "#B03E1B", "#312F70", "#6B2447"];

/** Turns `Kumasi Cloth House` into `KH`, as on the store's page. */
const toInitials = (name: string): string => {
  const letters = name.split(/\s+/).flatMap((word) => [...word].slice(0, 1));
  return [...letters.slice(0, 1), ...letters.slice(1).slice(-1)].join("").toUpperCase();
};

// The initials are a table of their own, because a cell beside a two-line name would grow with it.
const renderInitials = (heading: string, index: number) =>
  `<table role="presentation" cellspacing="0" cellpadding="0" border="0"><tr><td width="44" height="44" align="center" bgcolor="${cardColours[index % cardColours.length]}" style="width:44px;height:44px;border-radius:12px;color:#FFFFFF;font-weight:700;font-size:17px">${escapeHtml(toInitials(heading))}</td></tr></table>`;

/** Mail programs can't resolve a relative URL, and most don't show SVG. */
const isMailablePicture = (picture: string): boolean =>
  /^https?:\/\//.test(picture) && /\.(?:png|jpe?g|gif)$/i.test(new URL(picture).pathname);

// Where pictures are blocked, a warm square stays in their place.
const renderPicture = (picture: string | null) =>
  picture === null || !isMailablePicture(picture)
    ? `<div style="width:64px;height:64px;border-radius:12px;background:#F2EADC"></div>`
    : `<img src="${escapeHtml(picture)}" alt="" width="64" height="64" style="display:block;width:64px;height:64px;border-radius:12px;border:0;background:#F2EADC;object-fit:cover">`;

const renderCardLine = (line: ReceiptLine, index: number) => {
  const style = `padding:14px 0;vertical-align:top;${index > 0 ? "border-top:1px solid #E4D9C7;" : ""}`;
  return `<tr><td width="64" style="${style}">${renderPicture(line.picture ?? null)}</td><td style="${style}padding-left:16px">${renderTitle(line)}</td><td align="right" style="${style}padding-left:12px;font-weight:600;${amountStyle}">${escapeHtml(line.amount)}</td></tr>`;
};

const renderCardGroup = ({ heading, note = "", lines }: ReceiptGroup, index: number) =>
  `<div class="inner" style="margin:14px 0 0;padding:20px 24px 8px;border:1px solid #E4D9C7;border-radius:18px;background:#FFFDF9">${renderAmountTable(
    `<tr><td width="56" valign="top" style="width:56px">${renderInitials(heading, index)}</td><td style="font-size:14px;line-height:20px;${mutedStyle}">${renderHeading(heading, "0")}${escapeHtml(note)}</td></tr>`,
  )}<div style="height:6px"></div>${renderAmountTable(lines.map(renderCardLine).join(""))}</div>`;

const renderGroup = (group: ReceiptGroup, index: number) =>
  group.note === undefined ? renderPlainGroup(group) : renderCardGroup(group, index);

const renderSums = (sums: { label: string; amount: string }[]) =>
  sums.length === 0
    ? ""
    : `\n<div style="margin:24px 0 0">${renderAmountTable(sums.map(({ label, amount }) => renderAmountRow(escapeHtml(label), escapeHtml(amount))).join(""))}</div>`;

const renderTotal = ({ label, amount }: EmailReceipt["total"]) =>
  `<div style="margin:8px 0 0;border-top:1px solid #E4D9C7;padding-top:8px">${renderAmountTable(renderAmountRow(`<b>${escapeHtml(label)}</b>`, `<b style="${displayFont};font-size:26px;line-height:34px">${escapeHtml(amount)}</b>`))}</div>`;

const renderNotes = (notes: string[]) =>
  notes.length === 0
    ? ""
    : `\n<p style="margin:4px 0 0;font-size:13px;line-height:19px;${mutedStyle}">${notes.map(escapeHtml).join("<br>")}</p>`;

const renderParties = (parties: { heading: string; text: string }[]) =>
  parties.length === 0
    ? ""
    : `\n${renderTable(
        `<tr>${parties
          .map(
            ({ heading, text }) =>
              `<td class="stack" width="50%" valign="top" style="padding:0 16px 0 0;font-size:15px;line-height:23px;color:#474459"><b style="${inkStyle}">${escapeHtml(heading)}</b><br>${renderLines(text)}</td>`,
          )
          .join("")}</tr>`,
        "margin:28px 0 0",
      )}`;

export const renderReceiptHtml = ({
  details,
  groups,
  sums = [],
  total,
  notes = [],
  parties = [],
}: EmailReceipt): string =>
  `${renderTable(`<tr>${details.map(renderDetail).join("")}</tr>`, "margin:8px 0 0;background:#F2EADC;border-radius:12px;border-collapse:separate")}
${groups.map(renderGroup).join("\n")}${renderSums(sums)}
${renderTotal(total)}${renderNotes(notes)}${renderParties(parties)}`;
