import { defaultDay } from "@boab/contracts/directory/limits";
import type { SpecialDay } from "@boab/contracts/directory/special-days";

/** The date is chosen next. */
export const createSpecialDay = (): SpecialDay => ({
  date: "",
  kind: "closed",
  windows: [],
  note: "",
});

/** Only a day with other hours has times, and it starts with nine to five. */
export const withKind = (day: SpecialDay, kind: SpecialDay["kind"]): SpecialDay => ({
  ...day,
  kind,
  windows: kind === "hours" ? [{ open: defaultDay.open, close: defaultDay.close }] : [],
});
