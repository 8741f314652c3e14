/** What a place says about an order, as far as it says it. */
export interface ShownFigures {
  amountCents: number;
  /** What we keep of the fee. */
  feeCents: number;
  refundedCents: number;
  disputedCents: number;
  netCents: number;
  /** For places that show both as one. */
  goneCents: number;
  /** What the seller was to get before anything went back. */
  initialNetCents: number;
}

export type FiguresByPlace = Record<string, Partial<ShownFigures>>;

export const toCents = (dollars: number) => Math.round(dollars * 100);
export const sum = (amounts: number[]) => amounts.reduce((total, one) => total + one, 0);

/** `−$1,234.50`, of which a browser's own form has another minus. */
export function readMoney(shown: string | undefined): number {
  const [, minus, dollars] = /^([−-]?)\$([\d,]+\.\d{2})$/.exec(shown?.trim() ?? "") ?? [];
  if (dollars === undefined) throw new Error(`"${shown}" is no amount`);
  const cents = toCents(Number(dollars.replaceAll(",", "")));
  return minus ? -cents : cents;
}

/** All amounts in a text, one after the other. */
export const extractAmountsCents = (text: string): number[] =>
  (text.match(/[−-]?\$[\d,]+\.\d{2}/g) ?? []).map(readMoney);

/** An order's first row of the seller's file. */
export function readCsv(file: string, orderId: string): Partial<ShownFigures> {
  const [header = "", ...rows] = file.replace("\u{feff}", "").split("\r\n");
  const names = header.replaceAll('"', "").split(",");
  const row = rows.find((one) => one.startsWith(`"${orderId}"`) || one.startsWith(`${orderId},`));
  if (!row) throw new Error(`${orderId} isn't in the file`);
  const cells = row.slice(1, -1).split('","');
  const cell = (name: string) => toCents(Number(cells[names.indexOf(name)]));
  return {
    amountCents: cell("Order total"),
    feeCents: cell("Platform fee") - cell("Fee given back"),
    refundedCents: cell("Refunded"),
    disputedCents: cell("Disputed"),
    netCents: cell("Net profit"),
  };
}

/** A receipt's lines: labels, each before its amount. */
export function readReceipt(lines: string[]): Partial<ShownFigures> {
  const after = (index: number) => lines[index + 1];
  const refunds = lines.flatMap((line, index) =>
    line.startsWith("Refunded on") ? readMoney(after(index)) : [],
  );
  return {
    amountCents: readMoney(after(lines.indexOf("Total paid"))),
    refundedCents: 0 - sum(refunds),
  };
}
