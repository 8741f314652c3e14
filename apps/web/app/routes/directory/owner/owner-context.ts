import type { BusinessBooking } from "@boab/contracts/bookings/bookings";
import type { EditorRole } from "@boab/contracts/directory/businesses";
import { useOutletContext } from "react-router";

/** What the layout of the owner's pages has loaded for all of them. */
export interface OwnerAreaContext {
  business: { slug: string; name: string; timeZone: string; role: EditorRole };
  waiting: BusinessBooking[];
}

export const useOwnerArea = () => useOutletContext<OwnerAreaContext>();
