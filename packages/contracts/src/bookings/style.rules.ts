import { maxVisitMinutes } from "./limits.ts";
import type { BookedStyle, Extra, StyleCell, StyleChoice, StyleTable } from "./styles.ts";

/**
 * What a chosen style costs and how long it takes. Pages show it before a time is chosen and the server books by it, so
 * this file is free of schemas.
 */
interface StyledService {
  priceCents: number;
  durationMinutes: number;
  depositCents: number | null;
  styles: StyleTable | null;
  extras: Extra[];
}

export interface StyleOffer {
  priceCents: number;
  minutesFrom: number;
  /** The calendar blocks the longest time. */
  durationMinutes: number;
  depositCents: number | null;
  /** Null where there was nothing to choose or nothing was chosen. */
  style: BookedStyle | null;
}

export type StyleVerdict =
  | { ok: true; offer: StyleOffer }
  | {
      ok: false;
      reason: "style_required" | "style_not_offered" | "extra_not_offered" | "too_long";
    };

/** Prices what somebody chose by what the service offers; nothing that the client says about money or time counts. */
export function decideStyle(service: StyledService, choice: StyleChoice): StyleVerdict {
  const { size, length, extras: extraNames = [] } = choice;
  const hasChosen = size !== undefined || length !== undefined;
  if (service.styles && isIncomplete(service.styles, choice))
    return { ok: false, reason: "style_required" };
  const cell = service.styles && findCell(service.styles, choice);
  if (service.styles ? !cell : hasChosen) return { ok: false, reason: "style_not_offered" };
  const extras = service.extras.filter(({ name }) => extraNames.includes(name));
  if (extras.length < new Set(extraNames).size) return { ok: false, reason: "extra_not_offered" };

  const extraMinutes = sum(extras.map(({ minutes }) => minutes));
  const durationMinutes = (cell?.minutesTo ?? service.durationMinutes) + extraMinutes;
  if (durationMinutes > maxVisitMinutes) return { ok: false, reason: "too_long" };
  const minutesFrom = (cell?.minutesFrom ?? service.durationMinutes) + extraMinutes;
  return {
    ok: true,
    offer: {
      priceCents:
        (cell?.priceCents ?? service.priceCents) + sum(extras.map(({ priceCents }) => priceCents)),
      minutesFrom,
      durationMinutes,
      depositCents: cell?.depositCents ?? service.depositCents,
      style:
        cell || extras.length > 0
          ? { size: cell?.size ?? null, length: cell?.length ?? null, extras, minutesFrom }
          : null,
    },
  };
}

export const findCell = (
  { cells }: Pick<StyleTable, "cells">,
  { size, length }: StyleChoice,
): StyleCell | undefined =>
  cells.find((cell) => cell.size === (size ?? null) && cell.length === (length ?? null));

const isIncomplete = ({ sizes, lengths }: StyleTable, { size, length }: StyleChoice): boolean =>
  (sizes.length > 0 && size === undefined) || (lengths.length > 0 && length === undefined);

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** What a price list says of a service with a style table: the lowest price, the shortest and the longest time. */
export function summariseStyles({ cells }: Pick<StyleTable, "cells">) {
  return {
    priceCents: Math.min(...cells.map((cell) => cell.priceCents)),
    shortestMinutes: Math.min(...cells.map((cell) => cell.minutesFrom)),
    longestMinutes: Math.max(...cells.map((cell) => cell.minutesTo)),
  };
}

/** The style that is offered where nobody chose one yet: the one that takes the least time. */
export function findShortestStyle({ styles }: Pick<StyledService, "styles">): StyleChoice {
  const [shortest] = (styles?.cells ?? []).toSorted(
    (one, other) => one.minutesTo - other.minutesTo || one.priceCents - other.priceCents,
  );
  return {
    ...(shortest?.size && { size: shortest.size }),
    ...(shortest?.length && { length: shortest.length }),
  };
}

/** `Medium, waist, hair supplied`: the names as they are, one after another. */
export const describeStyle = (
  style: Pick<BookedStyle, "size" | "length" | "extras"> | null,
): string =>
  style === null
    ? ""
    : [style.size, style.length, ...style.extras.map(({ name }) => name)]
        .filter(Boolean)
        .join(", ");
