import type { OwnStore } from "@boab/contracts/marketplace/stores";
import { goLivePath, storePath } from "../paths.ts";

export interface ChecklistEntry {
  label: string;
  isDone: boolean;
  /** Without it nothing can be sold. */
  isRequired: boolean;
  to: string;
}

/** What stands between a store and its first sale, and what makes it look like one. */
export function checklistOf(store: OwnStore): ChecklistEntry[] {
  const edit = (mode: string) => `${storePath(store.slug)}?edit=${mode}`;
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
      label: "Add a header photo",
      isDone: store.headerImg !== null,
      isRequired: false,
      to: edit("header"),
    },
    { label: "Add a logo", isDone: store.profileImg !== null, isRequired: false, to: edit("logo") },
    {
      label: "Tell your story",
      isDone: store.description !== "",
      isRequired: false,
      to: edit("details"),
    },
    {
      label: "Say where you are",
      isDone: store.location !== "",
      isRequired: false,
      to: edit("details"),
    },
  ];
}

/** "2 of 6 done" */
export const progressOf = (entries: readonly ChecklistEntry[]): string =>
  `${entries.filter(({ isDone }) => isDone).length} of ${entries.length} done`;
