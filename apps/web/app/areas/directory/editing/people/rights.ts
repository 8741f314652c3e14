import { type MemberRight, memberRights } from "@boab/contracts/directory/member-rights";

/** Customers and money are shown and moved through bookings, so they need the right to see bookings. */
const rightsOnBookings: readonly MemberRight[] = ["customers", "money"];

export const needsBookings = (right: MemberRight): boolean => rightsOnBookings.includes(right);

/** Gives or takes one right, in the order of the list. Without bookings, what is done through bookings goes too. */
export function toggleRight(rights: readonly MemberRight[], right: MemberRight): MemberRight[] {
  const isTaken = rights.includes(right);
  const toggled = memberRights.filter((one) => (one === right ? !isTaken : rights.includes(one)));
  return toggled.includes("all_calendars") ? toggled : toggled.filter((one) => !needsBookings(one));
}
