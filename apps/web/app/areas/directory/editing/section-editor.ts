import type { EditableBusiness } from "@boab/contracts/directory/businesses";
import { useEffect, useState } from "react";
import type { ApiProblem } from "#lib/api/errors.ts";
import { useDraft } from "#lib/drafts/use-draft.ts";
import type { Clash } from "#lib/merge/merge-fields.ts";
import { toast } from "#ui/feedback/toast.ts";
import { editingCopy } from "./copy.ts";
import type { ListingChanges, SectionDraftOptions } from "./editing-store.ts";
import { mergeChanges } from "./merge-changes.ts";

export interface SectionEditorProps {
  business: EditableBusiness;
  drafts: SectionDraftOptions;
  /** Closes the editor and shows the section as visitors see it. */
  onClose: () => void;
  onDirtyChange: (isDirty: boolean) => void;
  /** Loads the listing again and restarts the editor. */
  onReload: () => Promise<void>;
}

export interface SectionFailure {
  /** The specification's error text for this section. */
  headline: string;
  /** What the person can do, when the server's error says more than that it failed. */
  detail: string | null;
  isConflict: boolean;
  fields: Record<string, string>;
}

export const toSectionFailure = (headline: string, problem: ApiProblem): SectionFailure => ({
  headline,
  detail:
    problem.status < 500 && Object.keys(problem.fields).length === 0 ? problem.sentence : null,
  isConflict: problem.code === "conflict",
  fields: problem.fields,
});

const noClashes: readonly Clash[] = [];

/**
 * Saves one section and then closes its editor, or shows the section's error. When somebody else saved in between,
 * changes to different fields are merged, and the person chooses for the others.
 */
export function useSectionSave(
  { business, drafts, onClose }: Pick<SectionEditorProps, "business" | "drafts" | "onClose">,
  headline: string,
  toastMs?: number,
) {
  const draft = useDraft<ListingChanges, EditableBusiness>({
    ...drafts,
    first: {},
    stored: business,
    merge: mergeChanges,
  });
  const { state, problem } = draft;

  async function submit(sectionChanges: ListingChanges, after: "close" | "stay" = "close") {
    draft.change(() => sectionChanges);
    if (!(await draft.save())) return;
    toast(editingCopy.saved, { durationMs: toastMs });
    if (after === "close") onClose();
  }

  function findFailure(): SectionFailure | undefined {
    if (state === "conflict") return { headline, detail: null, isConflict: true, fields: {} };
    return problem ? toSectionFailure(headline, problem) : undefined;
  }

  return {
    isSaving: state === "saving",
    failure: findFailure(),
    attempts: draft.refusals,
    getError: (field: string) => problem?.fields[field],
    /** Removes a field's error once somebody changes the field. */
    clearError: (field: string) => draft.changeErrors(({ [field]: _, ...fields }) => fields),
    /** The fields that somebody else changed as well, while the person chooses. */
    clashes: state === "conflict" ? draft.clashes : noClashes,
    choices: draft.choices,
    choose: draft.choose,
    submit,
  };
}

/** Holds what is typed into a section and reports unsaved changes to the page, which then asks before leaving. */
export function useSectionDraft<Draft>(
  initialDraft: Draft,
  onDirtyChange: (isDirty: boolean) => void,
) {
  const [start] = useState(initialDraft);
  const [draft, setDraft] = useState(initialDraft);
  const isDirty = JSON.stringify(draft) !== JSON.stringify(start);
  useEffect(() => onDirtyChange(isDirty), [isDirty, onDirtyChange]);
  useEffect(() => () => onDirtyChange(false), [onDirtyChange]);
  return { draft, setDraft, isDirty };
}
