import { useEffect, useEffectEvent, useState } from "react";
import { ApiError } from "#lib/api/errors.ts";
import type { FormResult } from "#lib/api/form.ts";
import { usePageAction } from "#lib/api/page-action.ts";
import type { Choices, MergeResult, Versions } from "./merge-fields.ts";
import { useMerging } from "./use-merging.ts";

interface MergedActionOptions<Stored, Typed, Value> {
  /** The stored version that the page was loaded with. */
  first: Stored;
  /** Converts the stored version to the form's values. */
  toTyped: (stored: Stored) => Typed;
  merge: (versions: Versions<Typed>, choices?: Choices) => MergeResult<Typed>;
  /** Reads what the person has typed so far, for a form that holds it in its fields. */
  readTyped: (form: HTMLFormElement | null) => Typed;
  /** Loads the version that somebody else has saved in the meantime. */
  readLatest: () => Promise<Stored>;
  /** The values to post, including the version that they are based on. */
  toValues: (typed: Typed, seen: Stored, form: HTMLFormElement | null) => Record<string, string>;
  action?: string | undefined;
  firstResult?: FormResult<Value> | undefined;
  skipsRevalidation?: boolean | undefined;
  onSuccess: (response: Value, values: Record<string, string>) => void;
}

/**
 * A form for data that two people may edit at once. When a save fails because somebody else saved first, it loads their
 * version: changes to different fields are merged and saved, and for the others the person chooses.
 */
export function useMergedAction<Stored, Typed, Value>(
  options: MergedActionOptions<Stored, Typed, Value>,
) {
  const { first: initialStored, toTyped } = options;
  const [seen, setSeen] = useState(initialStored);
  const [isReading, setReading] = useState(false);
  const [isResendDue, setResendDue] = useState(false);
  const merging = useMerging(toTyped(initialStored), options.merge);
  const { action, firstResult, skipsRevalidation, onSuccess } = options;
  const save = usePageAction<Value>({
    action,
    firstResult,
    skipsRevalidation,
    onSuccess,
    onFailure: ({ code }) => code === "conflict" && void mergeLatest(),
  });

  const readTyped = () => options.readTyped(save.form.ref.current);

  async function mergeLatest() {
    setReading(true);
    try {
      const latest = await options.readLatest();
      setSeen(latest);
      if (!merging.mergeWithTheirs(toTyped(latest), readTyped())) setResendDue(true);
    } catch (error) {
      // The refusal stays on the page, with the way to the latest version.
      if (!(error instanceof ApiError)) throw error;
    }
    setReading(false);
  }

  const submit = () =>
    save.submit(options.toValues(merging.merge(readTyped()), seen, save.form.ref.current));

  // The merged values depend on the latest version, so they are sent after it is in the state.
  const saveAgain = useEffectEvent(submit);
  useEffect(() => {
    if (!isResendDue || save.isPending) return;
    setResendDue(false);
    saveAgain();
  }, [isResendDue, save.isPending]);

  const { clashes, choices, choose } = merging;
  const isMerging = isReading || isResendDue;
  return {
    save,
    submit,
    /** The version that the next save is based on. */
    seen,
    isPending: save.isPending || isMerging,
    /** The fields that both people changed, with both values. */
    conflict: save.isConflict && clashes.length > 0 ? { clashes, choices, choose } : undefined,
    /** True when the save failed for a reason that choosing between values can't fix. */
    isRefused: save.failure !== undefined && !isMerging && !(save.isConflict && clashes.length > 0),
    /** Call it after a save: the next change is based on `stored`. */
    begin(stored: Stored) {
      setSeen(stored);
      merging.begin(toTyped(stored));
    },
  };
}
