import type { Service } from "@boab/contracts/bookings/settings";
import { findCell } from "@boab/contracts/bookings/style.rules";
import type { Extra, StyleCell, StyleChoice, StyleTable } from "@boab/contracts/bookings/styles";
import { formatMinuteRange, formatMinutes } from "@boab/format/durations";
import { formatMoney } from "@boab/format/money";

export interface StyleOption {
  name: string;
  /** `from $140.00`, `$190.00`, or `Not in Small`. */
  text: string;
  /** `4 to 5 h`, where only one time is left. */
  time?: string | undefined;
  isOffered: boolean;
}

/** Each size with its lowest price. */
export const listSizes = ({ sizes, cells }: StyleTable): StyleOption[] =>
  sizes.map((name) =>
    toOption(
      name,
      cells.filter(({ size }) => size === name),
    ),
  );

/** Each length, with its own price once a size is chosen. */
export const listLengths = (table: StyleTable, size: string | undefined): StyleOption[] =>
  table.lengths.map((name) => {
    if (table.sizes.length > 0 && size === undefined)
      return toOption(
        name,
        table.cells.filter(({ length }) => length === name),
      );
    const cell = findCell(table, { size, length: name });
    return cell
      ? toOption(name, [cell])
      : { name, text: size ? `Not in ${size}` : "Not offered", isOffered: false };
  });

function toOption(name: string, cells: readonly StyleCell[]): StyleOption {
  const [first] = cells;
  if (!first) return { name, text: "Not offered", isOffered: false };
  if (cells.length > 1) {
    const lowest = Math.min(...cells.map(({ priceCents }) => priceCents));
    return { name, text: `from ${formatMoney(lowest)}`, isOffered: true };
  }
  return {
    name,
    text: formatMoney(first.priceCents),
    time: formatMinuteRange(first.minutesFrom, first.minutesTo),
    isOffered: true,
  };
}

export const toExtraOption = ({ name, priceCents, minutes }: Extra): StyleOption => ({
  name,
  text: priceCents > 0 ? `+ ${formatMoney(priceCents)}` : "Included",
  time: minutes > 0 ? `+ ${formatMinutes(minutes)}` : undefined,
  isOffered: true,
});

/** A length that isn't offered in another size is given up with the old size. */
export const withSize = (
  { styles }: Pick<Service, "styles">,
  { length, ...choice }: StyleChoice,
  size: string,
): StyleChoice => {
  const isOffered =
    styles && length !== undefined && findCell(styles, { size, length }) !== undefined;
  return { ...choice, size, ...(isOffered && { length }) };
};

/** What the total is made of: the style, then each extra. */
export const listPriceLines = (
  { title, styles, priceCents, extras }: Service,
  choice: StyleChoice,
): { label: string; amountCents: number }[] => {
  const cell = styles && findCell(styles, choice);
  return [
    {
      label: [title, choice.size, choice.length].filter(Boolean).join(", "),
      amountCents: cell?.priceCents ?? priceCents,
    },
    ...extras
      .filter(({ name }) => choice.extras?.includes(name))
      .map((extra) => ({ label: extra.name, amountCents: extra.priceCents })),
  ];
};
