import type { BookingSettings } from "@boab/contracts/bookings/settings";
import { useState } from "react";
import { usePageAction } from "#lib/api/page-action.ts";
import { toast } from "#ui/feedback/toast.ts";
import { bodyOf, changedSections, draftOf, type SettingsDraft } from "./settings-draft.ts";

export interface SettingsForm {
  draft: SettingsDraft;
  change: (changes: Partial<SettingsDraft>) => void;
  /** What is wrong with a field, by its name in the contract: `services.0.priceCents`. */
  errorOf: (field: string) => string | undefined;
}

/** What is being edited, what differs from what is saved, and saving it. */
export function useSettingsForm(settings: BookingSettings) {
  const [saved, setSaved] = useState(settings);
  const [draft, setDraft] = useState(() => draftOf(settings));
  const [isChecked, setChecked] = useState(false);
  const [wantsLatest, setWantsLatest] = useState(false);
  const changed = changedSections(draftOf(saved), draft);
  const show = (latest: BookingSettings) => {
    setWantsLatest(false);
    setSaved(latest);
    setDraft(draftOf(latest));
    setChecked(false);
  };
  // What somebody else saved replaces what is being edited only when that is asked for.
  if (settings.version > saved.version && (wantsLatest || changed.length === 0)) show(settings);

  const save = usePageAction<BookingSettings>({
    onSuccess(latest) {
      show(latest);
      toast("Saved. Your page shows the new times.");
    },
  });

  const verdict = bodyOf(draft, saved.version);
  // Read from the draft as it is now, so an error stays with its row and goes once it is corrected.
  const refused = isChecked && !verdict.ok ? verdict.fields : {};

  const form: SettingsForm = {
    draft,
    change: (changes) => setDraft((before) => ({ ...before, ...changes })),
    errorOf: (field) => refused[field] ?? save.errorOf(field),
  };

  return {
    form,
    save,
    saved,
    changed,
    discard: () => show(saved),
    loadLatest() {
      setWantsLatest(true);
      save.reload();
    },
    /** Sends it, or answers with what has to be corrected first. */
    submit(): Record<string, string> | null {
      setChecked(!verdict.ok);
      if (!verdict.ok) return verdict.fields;
      save.submit({ settings: JSON.stringify(verdict.body) });
      return null;
    },
  };
}
