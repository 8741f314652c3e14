import type { Statuses } from "./statuses.ts";

type PersonWithStatus<Key extends keyof Statuses> = Pick<Statuses, Key> | null | undefined;

export const isActive = (person: PersonWithStatus<"userStatus">): boolean =>
  person?.userStatus === "Active";

/** The granted statuses of a member who isn't active don't count. */
export const getEffectiveStatuses = (statuses: Statuses): Statuses =>
  isActive(statuses)
    ? statuses
    : {
        userStatus: statuses.userStatus,
        adminStatus: null,
        merchantStatus: null,
        mediaStatus: null,
        magStatus: null,
        directoryStatus: null,
      };

/** Admin = adminStatus `Admin` or `Moderator`; each action decides what a moderator may not do. */
export const hasStaffStatus = (person: PersonWithStatus<"adminStatus">): boolean =>
  person?.adminStatus === "Admin" || person?.adminStatus === "Moderator";

export const isFullAdmin = (person: PersonWithStatus<"adminStatus">): boolean =>
  person?.adminStatus === "Admin";

export const hasSellerStatus = (person: PersonWithStatus<"merchantStatus">): boolean =>
  person?.merchantStatus === "Trial" || person?.merchantStatus === "Approved";

export const hasDirectoryStatus = (person: PersonWithStatus<"directoryStatus">): boolean =>
  person?.directoryStatus === "Trial" || person?.directoryStatus === "Approved";

export const hasCreatorStatus = (person: PersonWithStatus<"mediaStatus">): boolean =>
  person?.mediaStatus === "Approved";

export const isWriter = (person: PersonWithStatus<"magStatus">): boolean =>
  person?.magStatus === "Approved";
