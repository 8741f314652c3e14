import type { BusinessBooking } from "@boab/contracts/bookings/bookings";
import type { ManagingRole } from "@boab/contracts/directory/businesses";
import type { MemberRight } from "@boab/contracts/directory/member-rights";
import { useOutletContext } from "react-router";

/** The data that the layout loads for all management pages of a listing. */
export interface OwnerAreaContext {
  business: {
    slug: string;
    name: string;
    timeZone: string;
    role: ManagingRole;
    rights: readonly MemberRight[];
  };
  waiting: BusinessBooking[];
}

export const useOwnerArea = () => useOutletContext<OwnerAreaContext>();
