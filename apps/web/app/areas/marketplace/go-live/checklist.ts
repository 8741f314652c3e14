import type { OwnStore } from "@boab/contracts/marketplace/stores";
import { addItemPath, goLivePath, storePath } from "../paths.ts";

export interface ChecklistEntry {
  label: string;
  isDone: boolean;
  /** True when the store can't sell anything without it. */
  isRequired: boolean;
  to: string;
}

/** Lists what a store needs for its first sale, and what makes it look complete. */
export function makeStoreChecklist(store: OwnStore): ChecklistEntry[] {
  const getEditPath = (mode: string) => `${storePath(store.slug)}?edit=${mode}`;
  return [
    {
      label: "Set up payouts with Stripe",
      isDone: store.checks.canBePaid,
      isRequired: true,
      to: goLivePath(store.slug),
    },
    {
      label: "Confirm your email",
      isDone: store.checks.isEmailConfirmed,
      isRequired: true,
      to: "/account-management",
    },
    {
      label: "Add your first item",
      isDone: store.itemsCount > 0,
      isRequired: true,
      to: addItemPath(store.slug),
    },
    {
      label: "Add a header photo",
      isDone: store.headerImg !== null,
      isRequired: false,
      to: getEditPath("header"),
    },
    {
      label: "Add a logo",
      isDone: store.profileImg !== null,
      isRequired: false,
      to: getEditPath("logo"),
    },
    {
      label: "Tell your story",
      isDone: store.description !== "",
      isRequired: false,
      to: getEditPath("details"),
    },
    {
      label: "Say where you are",
      isDone: store.location !== "",
      isRequired: false,
      to: getEditPath("details"),
    },
  ];
}

/** Sums up for the owner whether the store can sell. */
export function getChecklistTitle(store: OwnStore): string {
  if (store.isHidden) return "Your store is hidden";
  const isReady = makeStoreChecklist(store).every(
    ({ isDone, isRequired }) => isDone || !isRequired,
  );
  return isReady ? "Your store can sell" : "Before you can sell";
}

/** "2 of 7 done" */
export const formatProgress = (entries: readonly ChecklistEntry[]): string =>
  `${entries.filter(({ isDone }) => isDone).length} of ${entries.length} done`;
