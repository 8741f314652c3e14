import type { FormFailure } from "#lib/api/form.ts";

/** The API's message for a taken time is written for customers, so owners get their own. */
export const describeFailure = ({ code, error }: Pick<FormFailure, "code" | "error">): string =>
  code === "booking_slot_taken" ? "That time is booked or held for somebody else." : error;
