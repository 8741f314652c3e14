import { businessFieldCopy } from "@boab/contracts/directory/copy";
import { maxSpecialDays, specialDaysAhead } from "@boab/contracts/directory/limits";
import { addCalendarDays, type SpecialDay } from "@boab/contracts/directory/special-days";

export type SpecialDaysVerdict =
  | { ok: true; daysToCome: SpecialDay[] }
  | { ok: false; fields: Record<string, string> };

/** A list of special days is for today and later; what is past may only be sent back as it was read. */
export function checkSpecialDays(
  sent: readonly SpecialDay[],
  stored: readonly SpecialDay[],
  today: string,
): SpecialDaysVerdict {
  const fields: Record<string, string> = {};
  const last = addCalendarDays(today, specialDaysAhead);
  for (const [index, day] of sent.entries()) {
    const isTwice = sent.findIndex(({ date }) => date === day.date) < index;
    const isAsRead = stored.some((one) => isSameDay(one, day));
    const problem = isTwice
      ? businessFieldCopy.specialDayTwice
      : day.date < today && !isAsRead
        ? businessFieldCopy.specialDayPast
        : day.date > last
          ? businessFieldCopy.specialDayTooFar
          : undefined;
    if (problem) fields[`specialDays.${index}.date`] = problem;
  }
  const daysToCome = sent.filter(({ date }) => date >= today);
  if (daysToCome.length > maxSpecialDays) fields.specialDays = businessFieldCopy.tooManySpecialDays;
  return Object.keys(fields).length > 0 ? { ok: false, fields } : { ok: true, daysToCome };
}

const isSameDay = (one: SpecialDay, other: SpecialDay) =>
  one.date === other.date &&
  one.kind === other.kind &&
  one.note === other.note &&
  one.windows.length === other.windows.length &&
  one.windows.every(
    ({ open, close }, index) =>
      open === other.windows[index]?.open && close === other.windows[index].close,
  );
