import { itemCopy } from "@boab/contracts/marketplace/copy";
import {
  findBasicsErrors,
  findDetailsErrors,
  findPhotoErrors,
} from "@boab/contracts/marketplace/item-rules";
import { useState } from "react";
import { useSearchParams } from "react-router";
import type { StatusMessage } from "#lib/format/status-message.ts";
import { parsePriceCents, toPhotoRows, type WizardItem } from "./wizard-item.ts";

/** ITEMW-01: the specified names of the three steps. */
export const stepNames = ["Basics", "Details & Shipping", "Photos & Variants"] as const;

type FieldErrors = Record<string, string>;

/** The errors of each step. */
export function findStepErrors(
  item: WizardItem,
  isEdit: boolean,
): [FieldErrors, FieldErrors, FieldErrors] {
  const hasPreviousPrice = item.previousPrice.trim() !== "";
  const prices = {
    priceCents: parsePriceCents(item.price),
    // An invalid previous price gives the same error as one that is too low.
    previousCents: hasPreviousPrice ? (parsePriceCents(item.previousPrice) ?? 0) : null,
  };
  return [
    findBasicsErrors({ ...item, ...prices }, isEdit),
    findDetailsErrors(item),
    {
      ...(item.photos.length === 0 && { photos: itemCopy.noImage }),
      ...findPhotoErrors(toPhotoRows(item.photos)),
    },
  ];
}

/** The first error that keeps the item from being finished, as a note beside the button. */
export function getFinishNote(errors: FieldErrors): StatusMessage | undefined {
  const [field, sentence] = Object.entries(errors)[0] ?? [];
  const [, photo, what] = /^photos\.(\d+)\.(size|quantity)$/.exec(field ?? "") ?? [];
  const text = what ? `Add a ${what} for photo ${Number(photo) + 1} to finish.` : sentence;
  return text === undefined ? undefined : { tone: "warn", text };
}

const hasNoErrors = (errors: FieldErrors | undefined) => Object.keys(errors ?? {}).length === 0;

/** The first incomplete step, where the person continues. */
export const findFirstIncompleteStep = (stepErrors: readonly FieldErrors[]): number => {
  const first = stepErrors.findIndex((one) => !hasNoErrors(one));
  return first === -1 ? stepNames.length - 1 : first;
};

/**
 * Keeps the wizard's step in the URL, so that the browser's Back button opens the previous step. A step opens only when
 * all steps before it are complete (ITEMW-05, ITEMW-06).
 */
export function useWizard(item: WizardItem, isEdit: boolean) {
  const [params, setParams] = useSearchParams();
  const [isChecked, setChecked] = useState(false);
  const [failedAttempts, setFailedAttempts] = useState(0);
  const stepErrors = findStepErrors(item, isEdit);
  // A draft opens at its first incomplete step, a stored item at the first step.
  const [initialStep] = useState(() => (isEdit ? 0 : findFirstIncompleteStep(stepErrors)));
  const requestedStep = params.has("step") ? Number(params.get("step")) - 1 : initialStep;
  const firstIncomplete = stepErrors.findIndex((one) => !hasNoErrors(one));
  const lastReachableStep = firstIncomplete === -1 ? stepNames.length - 1 : firstIncomplete;
  const step = Math.max(
    0,
    Math.min(Number.isInteger(requestedStep) ? requestedStep : 0, lastReachableStep),
  );

  function go(next: number) {
    setChecked(false);
    setParams(
      (was) => {
        const now = new URLSearchParams(was);
        now.set("step", String(next + 1));
        return now;
      },
      { preventScrollReset: false },
    );
  }

  /** Returns whether the step is complete, and shows its errors if it isn't. */
  function check(): boolean {
    const isComplete = hasNoErrors(stepErrors[step]);
    setChecked(true);
    if (!isComplete) setFailedAttempts(failedAttempts + 1);
    return isComplete;
  }

  return {
    step,
    errors: stepErrors[step] ?? {},
    isComplete: stepErrors.every(hasNoErrors),
    /** Errors show only after the person has tried to continue. */
    getError: (field: string) => (isChecked ? stepErrors[step]?.[field] : undefined),
    back: () => go(step - 1),
    check,
    /** Counts the failed attempts to continue; each one moves the focus to the first error. */
    refusals: failedAttempts,
    next() {
      if (check()) go(step + 1);
    },
  };
}

export type Wizard = ReturnType<typeof useWizard>;
