import type { FormFailure } from "#lib/api/form.ts";
import type { DraftStatus } from "#lib/drafts/draft.ts";
import { prefixToneEmoji, type StatusMessage } from "#lib/format/status-message.ts";

export const draftCopy = {
  saved: "Draft saved",
  saving: "Saving draft…",
  failed: "Draft not saved. We'll try again in a moment.",
  refused: "Draft not saved. Please check what you entered.",
  leaving: "We couldn't save your draft. What you typed since the last save will be lost.",
} as const;

/** Says whether the draft of a new item is on the server. */
export function describeDraft({
  state,
  stored,
  problem,
}: Pick<DraftStatus<unknown>, "state" | "stored" | "problem">): string | undefined {
  if (state === "saving") return draftCopy.saving;
  if (state === "failed") return problem?.status === 400 ? draftCopy.refused : draftCopy.failed;
  return state === "saved" && stored ? draftCopy.saved : undefined;
}

export const itemWizardCopy = {
  notApplicable: "Not applicable", // ITEMW-07
  signInFirst: "Please sign in and open a valid store first.", // ITEMW-19
  missingIds: "Missing user/store/item IDs.", // ITEMW-20
  noStore: { tone: "danger", text: "No valid store found. Please create a store first." }, // ITEMW-21
  waitForUploads: { tone: "danger", text: "Please wait for uploads to finish." }, // ITEMW-21
  createFailed: { tone: "danger", text: "Error creating item." }, // ITEMW-21
  created: { tone: "ok", text: "Item created successfully!" }, // ITEMW-21
  saved: "Changes saved", // ITEMS-06
  savedLong: "Your item was updated successfully.", // ITEMS-06
  draftSaved: "We saved your draft. Carry on where you left off.",
  draftDiscarded: "Draft deleted.",
} as const;

/** ITEMW-21: `❌ Error creating item: ...` with the reason in place of the dots, if there is one. */
export function describeCreateFailure({
  error,
  fields,
}: Pick<FormFailure, "error" | "fields">): StatusMessage {
  const { createFailed } = itemWizardCopy;
  const [reason = error] = Object.values(fields);
  if (reason === prefixToneEmoji(createFailed)) return createFailed;
  return { ...createFailed, text: `${createFailed.text.slice(0, -1)}: ${reason}` };
}
