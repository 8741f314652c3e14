import type { FormFailure } from "#lib/api/form.ts";

/** The customer's sentence for a taken time isn't the owner's. */
export const failureWords = ({ code, error }: Pick<FormFailure, "code" | "error">): string =>
  code === "booking_slot_taken" ? "Somebody else is booked at that time." : error;
