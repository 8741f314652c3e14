import { readBookingSettings } from "@boab/contracts/bookings/calls.generated";
import type { BookingSettings } from "@boab/contracts/bookings/settings";
import { useState } from "react";
import { browserApi } from "#lib/api/browser-api.ts";
import { useMergedAction } from "#lib/merge/use-merged-action.ts";
import { toast } from "#ui/feedback/toast.ts";
import { getSettingLabel, mergeSettings } from "./merge-settings.ts";
import {
  listChangedSections,
  type SettingsDraft,
  toSettingsBody,
  toSettingsDraft,
} from "./settings-draft.ts";

export interface SettingsForm {
  draft: SettingsDraft;
  change: (changes: Partial<SettingsDraft>) => void;
  /** Returns the error of a field by its name in the contract: `services.0.priceCents`. */
  getError: (field: string) => string | undefined;
}

/** Holds the draft, the sections with unsaved changes, and the save action. */
export function useSettingsForm(settings: BookingSettings, slug: string) {
  const [saved, setSaved] = useState(settings);
  const [draft, setDraft] = useState(() => toSettingsDraft(settings));
  const [showsDraftErrors, setShowsDraftErrors] = useState(false);
  const changed = listChangedSections(toSettingsDraft(saved), draft);

  const editing = useMergedAction<BookingSettings, SettingsDraft, BookingSettings>({
    first: settings,
    toTyped: toSettingsDraft,
    merge: mergeSettings,
    readTyped: () => draft,
    readLatest: () => browserApi.call(readBookingSettings, { params: { id: slug } }),
    toValues(typed, { version }) {
      const bodyResult = toSettingsBody(typed, version);
      // If a price became invalid while saving, we send `{}`, which the server refuses.
      return { settings: JSON.stringify(bodyResult.ok ? bodyResult.body : {}) };
    },
    onSuccess(latest) {
      show(latest);
      toast("Saved. Your page shows the new times.");
    },
  });
  const { save, seen, conflict } = editing;

  function show(latest: BookingSettings) {
    setSaved(latest);
    setDraft(toSettingsDraft(latest));
    setShowsDraftErrors(false);
    editing.begin(latest);
  }
  // Without unsaved changes, another person's save is shown at once.
  if (settings.version > saved.version && changed.length === 0) show(settings);

  const bodyResult = toSettingsBody(draft, saved.version);
  // The errors come from the current draft, so each stays with its row and disappears once corrected.
  const draftErrors = showsDraftErrors && !bodyResult.ok ? bodyResult.fields : {};

  const form: SettingsForm = {
    draft,
    change: (changes) => setDraft((before) => ({ ...before, ...changes })),
    getError: (field) => draftErrors[field] ?? save.getError(field),
  };

  return {
    form,
    save,
    saved,
    changed,
    isPending: editing.isPending,
    isRefused: editing.isRefused,
    conflict: conflict && {
      ...conflict,
      getLabel: (field: string) =>
        getSettingLabel(field, {
          services: [...draft.services, ...toSettingsDraft(seen).services],
          team: [...draft.team, ...toSettingsDraft(seen).team],
        }),
    },
    /** Resets to the stored settings, which someone else may have saved meanwhile. */
    discard() {
      show(seen);
      if (save.failure) save.reload();
    },
    /** Sends the draft, or returns the errors to correct first. */
    submit(): Record<string, string> | null {
      setShowsDraftErrors(!bodyResult.ok);
      if (!bodyResult.ok) return bodyResult.fields;
      editing.submit();
      return null;
    },
  };
}
