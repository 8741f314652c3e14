import { useState } from "react";
import { useRevalidator } from "react-router";
import type { TimesView } from "./load-times.server.ts";
import { formatSlotValue } from "./slot-value.ts";

/** The time that a person has chosen on the day shown. A time that is no longer free isn't chosen. */
export function useChosenSlot({ slots }: TimesView["day"], start?: string) {
  const [chosen, choose] = useState(start);
  const slot = slots.find((one) => one.isFree && formatSlotValue(one) === chosen);
  return { slot, chosen: slot && chosen, choose };
}

/** For a form's `onFailure`: when someone else booked that time first, the free times are loaded again. */
export function useReloadOnTakenSlot() {
  const { revalidate } = useRevalidator();
  return ({ code }: { code: string }) => {
    if (code === "booking_slot_taken" || code === "booking_slot_unavailable") void revalidate();
  };
}
