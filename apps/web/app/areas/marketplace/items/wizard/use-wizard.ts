import { basicsFlaws, detailsFlaws, photoFlaws } from "@boab/contracts/marketplace/item-rules";
import { itemTexts } from "@boab/contracts/marketplace/item-texts";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { photoRows, priceCentsOf, type WizardItem } from "./wizard-item.ts";

/** ITEMW-01. */
export const stepNames = ["Basics", "Details & Shipping", "Photos & Variants"] as const;

type Flaws = Record<string, string>;

/** What is missing in each step. */
export function flawsOf(item: WizardItem, isEdit: boolean): [Flaws, Flaws, Flaws] {
  const hasPrevious = item.previousPrice.trim() !== "";
  const prices = {
    priceCents: priceCentsOf(item.price),
    // One that isn't a price at all is as wrong as one that is too low.
    previousCents: hasPrevious ? (priceCentsOf(item.previousPrice) ?? 0) : null,
  };
  return [
    basicsFlaws({ ...item, ...prices }, isEdit),
    detailsFlaws(item),
    {
      ...(item.photos.length === 0 && { photos: itemTexts.noImage }),
      ...photoFlaws(photoRows(item.photos)),
    },
  ];
}

/** The first thing that is still missing, where the button to finish waits for it. */
export function finishNote(flaws: Flaws): string | undefined {
  const [field, sentence] = Object.entries(flaws)[0] ?? [];
  const [, photo, what] = /^photos\.(\d+)\.(size|quantity)$/.exec(field ?? "") ?? [];
  return what ? `Add a ${what} for photo ${Number(photo) + 1} to finish.` : sentence;
}

const isFree = (flaws: Flaws | undefined) => Object.keys(flaws ?? {}).length === 0;

/** The first step that isn't complete; where somebody carries on. */
export const openStep = (flaws: readonly Flaws[]): number => {
  const first = flaws.findIndex((one) => !isFree(one));
  return first === -1 ? stepNames.length - 1 : first;
};

/**
 * The steps of the wizard, in the address, so that the browser's back button leads to the step before. A step opens
 * only when those before it are complete (ITEMW-05, ITEMW-06).
 */
export function useWizard(item: WizardItem, isEdit: boolean) {
  const [params, setParams] = useSearchParams();
  const [isChecked, setChecked] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const flaws = flawsOf(item, isEdit);
  // A draft is opened where it stopped, and what is stored from the beginning.
  const [first] = useState(() => (isEdit ? 0 : openStep(flaws)));
  const wanted = params.has("step") ? Number(params.get("step")) - 1 : first;
  const reached = flaws.findIndex((one) => !isFree(one));
  const last = reached === -1 ? stepNames.length - 1 : reached;
  const step = Math.max(0, Math.min(Number.isInteger(wanted) ? wanted : 0, last));

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

  /** Whether the step is complete; otherwise its errors are shown. */
  function check(): boolean {
    const isComplete = isFree(flaws[step]);
    setChecked(true);
    if (!isComplete) setRefusals(refusals + 1);
    return isComplete;
  }

  return {
    step,
    flaws: flaws[step] as Flaws,
    isComplete: flaws.every(isFree),
    /** Errors are shown once somebody tried to go on. */
    errorOf: (field: string) => (isChecked ? flaws[step]?.[field] : undefined),
    back: () => go(step - 1),
    check,
    /** How often somebody couldn't go on, so that each time the focus goes to what is missing. */
    refusals,
    next() {
      if (check()) go(step + 1);
    },
  };
}

export type Wizard = ReturnType<typeof useWizard>;
