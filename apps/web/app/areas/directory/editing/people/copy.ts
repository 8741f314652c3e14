import type { MemberRight } from "@boab/contracts/directory/member-rights";

export const peopleCopy = {
  intro:
    "Invite people to help with this listing, and choose what they can do. They can't delete it or invite others.",
  nobody: "Nobody else helps with this listing yet.",
  noRight: "Choose at least one thing they can do.",
  invited: "Invitation emailed to {email}.",
  withdrawn: "Invitation withdrawn.",
  changed: "Saved. {name} has the new access from now on.",
  removal: "They'll lose access to this listing straight away. You can invite them again later.",
  leaving: "You'll lose access to this listing straight away. Its owner can invite you again.",
  left: "You no longer help with {name}.",
  removed: "{name} no longer has access to this listing.",
} as const;

/** In a row of the list, where a whole sentence is too long. */
export const shortRights: Record<MemberRight, string> = {
  page: "page",
  all_calendars: "bookings",
  customers: "customers",
  money: "takings and refunds",
  applications: "job applications",
};
