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

/** For a form's `onFailure`: when someone else booked that time first, the free times are loaded again. */
export function useReloadOnTakenSlot() {
  const { revalidate } = useRevalidator();
  return ({ code }: { code: string }) => {
    if (code === "booking_slot_taken" || code === "booking_slot_unavailable") void revalidate();
  };
}
