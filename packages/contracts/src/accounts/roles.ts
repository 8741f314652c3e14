import type { Statuses } from "./statuses.ts";

type PersonWithStatus<Key extends keyof Statuses> = Pick<Statuses, Key> | null | undefined;

export const isActive = (person: PersonWithStatus<"userStatus">): boolean =>
  person?.userStatus === "Active";

/** The granted statuses of a member who isn't active don't count. */
export const filterHeldStatuses = (statuses: Statuses): Statuses =>
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
export const isAdmin = (person: PersonWithStatus<"adminStatus">): boolean =>
  person?.adminStatus === "Admin" || person?.adminStatus === "Moderator";

export const isFullAdmin = (person: PersonWithStatus<"adminStatus">): boolean =>
  person?.adminStatus === "Admin";

export const isMerchant = (person: PersonWithStatus<"merchantStatus">): boolean =>
  person?.merchantStatus === "Trial" || person?.merchantStatus === "Approved";

export const isDirectoryMember = (person: PersonWithStatus<"directoryStatus">): boolean =>
  person?.directoryStatus === "Trial" || person?.directoryStatus === "Approved";

export const isMediaCreator = (person: PersonWithStatus<"mediaStatus">): boolean =>
  person?.mediaStatus === "Approved";

export const isWriter = (person: PersonWithStatus<"magStatus">): boolean =>
  person?.magStatus === "Approved";
