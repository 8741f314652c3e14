import type { BusinessBooking } from "@boab/contracts/bookings/bookings";

/** The two things a business says about a visit that is over; each can be corrected for 14 days. */
export const visitMarks = ["complete", "no-show"] as const;
export type VisitMark = (typeof visitMarks)[number];

interface Correction {
  /** What the toast says was done. */
  text: string;
  /** The button of the toast, and what it sends. */
  label: string;
  mark: VisitMark;
}

/** A correction is undone by the mark before it; a first mark had none, so its button names the other one. */
export function offerCorrection(
  { bookingStatus: statusBefore }: Pick<BusinessBooking, "bookingStatus">,
  mark: VisitMark,
): Correction {
  const isUndo = statusBefore === "completed" || statusBefore === "no_show";
  return mark === "complete"
    ? { text: "Marked as done.", label: isUndo ? "Undo" : "Didn't come", mark: "no-show" }
    : { text: "Marked as didn't come.", label: isUndo ? "Undo" : "They came", mark: "complete" };
}
