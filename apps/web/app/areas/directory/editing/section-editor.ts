import type { EditableBusiness } from "@boab/contracts/directory/businesses";
import { directoryTexts } from "@boab/contracts/directory/texts";
import { useEffect, useState } from "react";
import type { ApiProblem } from "#lib/api/errors.ts";
import { toast } from "#ui/feedback/toast.ts";
import type { Changes, Saving } from "./editing-store.ts";

/** What every section editor is given. */
export interface SectionEditorProps {
  business: EditableBusiness;
  save: (changes: Changes) => Promise<Saving>;
  /** Back to the section as readers see it. */
  onClose: () => void;
  onDirty: (isDirty: boolean) => void;
  /** Reads the listing anew and begins the editor again. */
  onReload: () => Promise<void>;
}

export interface SectionFailure {
  /** The specification's sentence of the section. */
  headline: string;
  /** What to do about it, where the server said more than that something went wrong. */
  detail: string | null;
  isConflict: boolean;
  fields: Record<string, string>;
}

export const failureOf = (headline: string, problem: ApiProblem): SectionFailure => ({
  headline,
  detail:
    problem.status < 500 && Object.keys(problem.fields).length === 0 ? problem.sentence : null,
  isConflict: problem.code === "conflict",
  fields: problem.fields,
});

/** Saving one section: view → editing → view, `Saved`, or the section's own sentence. */
export function useSectionSave(
  { save, onClose }: Pick<SectionEditorProps, "save" | "onClose">,
  headline: string,
  toastMs?: number,
) {
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<SectionFailure>();
  const [attempts, setAttempts] = useState(0);

  function fail(reason: SectionFailure) {
    setFailure(reason);
    setAttempts((count) => count + 1);
  }

  async function submit(changes: Changes, after: "close" | "stay" = "close") {
    setSaving(true);
    setFailure(undefined);
    const saving = await save(changes);
    setSaving(false);
    if (!saving.ok) return fail(failureOf(headline, saving.problem));
    toast(directoryTexts.saved, { durationMs: toastMs });
    if (after === "close") onClose();
  }

  return {
    isSaving,
    failure,
    attempts,
    errorOf: (field: string) => failure?.fields[field],
    /** What was wrong with a field is forgotten once somebody changes it. */
    forgetError: (field: string) => setFailure((was) => was && withoutField(was, field)),
    submit,
    /** Where the browser can tell already that it would fail. */
    refuse: (fields: Record<string, string> = {}) =>
      fail({ headline, detail: null, isConflict: false, fields }),
  };
}

function withoutField(failure: SectionFailure, field: string): SectionFailure | undefined {
  if (!(field in failure.fields)) return failure;
  const { [field]: _, ...fields } = failure.fields;
  return Object.keys(fields).length > 0 || failure.detail ? { ...failure, fields } : undefined;
}

/** What was typed so far, told to the page so that nobody leaves without it unasked. */
export function useDraft<Draft>(first: Draft, onDirty: (isDirty: boolean) => void) {
  const [start] = useState(first);
  const [draft, setDraft] = useState(first);
  const isDirty = JSON.stringify(draft) !== JSON.stringify(start);
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  useEffect(() => () => onDirty(false), [onDirty]);
  return { draft, setDraft, isDirty };
}
