import type { Statuses } from "./statuses.ts";

type Granted<Key extends keyof Statuses> = Pick<Statuses, Key> | null | undefined;

export const isActive = (person: Granted<"userStatus">): boolean => person?.userStatus === "Active";

/** A pending member's granted statuses don't count yet. */
export const heldStatuses = (statuses: Statuses): Statuses =>
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
export const isAdmin = (person: Granted<"adminStatus">): boolean =>
  person?.adminStatus === "Admin" || person?.adminStatus === "Moderator";

export const isFullAdmin = (person: Granted<"adminStatus">): boolean =>
  person?.adminStatus === "Admin";

export const isMerchant = (person: Granted<"merchantStatus">): boolean =>
  person?.merchantStatus === "Trial" || person?.merchantStatus === "Approved";

export const isDirectoryMember = (person: Granted<"directoryStatus">): boolean =>
  person?.directoryStatus === "Trial" || person?.directoryStatus === "Approved";

export const isMediaCreator = (person: Granted<"mediaStatus">): boolean =>
  person?.mediaStatus === "Approved";

export const isWriter = (person: Granted<"magStatus">): boolean => person?.magStatus === "Approved";
