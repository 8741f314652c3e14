import { useState } from "react";
import { useRevalidator } from "react-router";
import type { TimesView } from "./load-times.server.ts";
import { formatSlotValue } from "./slot-value.ts";

/**
 * The time that a person has chosen on the day shown. A time that is no longer free isn't chosen; it is `missed`, unless
 * it belongs to another day.
 */
export function useChosenSlot({ slots }: TimesView["day"], start?: string) {
  const [chosen, choose] = useState(start);
  const slot = slots.find((one) => one.isFree && formatSlotValue(one) === chosen);
  const isOfDay = !slot && slots.some((one) => formatSlotValue(one) === chosen);
  return { slot, chosen: slot && chosen, missed: isOfDay ? chosen : undefined, choose };
}

/** What the page showed is no longer so: somebody else has the time, or the business changed what it offers. */
const outdatedCodes: readonly string[] = [
  "booking_slot_taken",
  "booking_slot_unavailable",
  "booking_terms_changed",
  "waitlist_offer_gone",
  "price_changed",
  "teammate_not_bookable",
];

/** For a form's `onFailure`: an outdated page is loaded again, with the times and terms of now. */
export function useReloadOnRefusal() {
  const { revalidate } = useRevalidator();
  return ({ code }: { code: string }) => {
    if (outdatedCodes.includes(code)) void revalidate();
  };
}
