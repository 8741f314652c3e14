import type { EditableItem } from "@boab/contracts/marketplace/items";
import type { FeeRule } from "@boab/contracts/payments/fees";
import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import type { FinishedUpload, UploadFile } from "#lib/uploads/upload-file.ts";
import type { UploadTarget } from "#lib/uploads/upload-queue.ts";
import { useUploadQueue } from "#lib/uploads/use-upload-queue.ts";
import { LivePreview } from "./live-preview.tsx";
import { StepBasics } from "./step-basics.tsx";
import { StepDetails } from "./step-details.tsx";
import { StepPhotos } from "./step-photos.tsx";
import { stepNames, type Wizard } from "./use-wizard.ts";
import { emptyItem, type WizardItem, withUploads, wizardItemOf } from "./wizard-item.ts";

/** What adding and editing share: the item as it is typed, its steps and its uploads. */
export function useItemForm(stored: EditableItem | null) {
  const [item, setItem] = useState<WizardItem>(() => (stored ? wizardItemOf(stored) : emptyItem));
  const change = useCallback(
    (changes: Partial<WizardItem>) => setItem((was) => ({ ...was, ...changes })),
    [],
  );
  return { item, setItem, change };
}

interface ItemWizardProps {
  item: WizardItem;
  change: (changes: Partial<WizardItem>) => void;
  onUploads: (uploads: FinishedUpload[]) => void;
  onBusyChange: (isBusy: boolean) => void;
  isEdit: boolean;
  feeRule: FeeRule;
  targetId: UploadTarget;
  send?: UploadFile | undefined;
  wizard: Wizard;
  /** Errors of the server come before our own. */
  errorOf: (field: string) => string | undefined;
  onSubmit: () => void;
  /** Back, next and the main button. */
  footer: React.ReactNode;
}

/** The three steps beside the live preview. Uploads go on while somebody looks at another step. */
export function ItemWizard(props: ItemWizardProps) {
  const { item, change, isEdit, wizard, errorOf } = props;
  const uploads = useUploadQueue({
    purpose: "item-photo",
    targetId: props.targetId,
    send: props.send,
    onReady: props.onUploads,
    onBusyChange: props.onBusyChange,
  });
  const step = { item, change, errorOf, isEdit };
  const form = useRef<HTMLFormElement>(null);
  const opened = useRef(wizard.step);
  const place = useRef<HTMLDivElement>(null);

  // Whoever hears the page hears that the step is another one.
  useEffect(() => {
    if (opened.current !== wizard.step) place.current?.focus();
    opened.current = wizard.step;
  }, [wizard.step]);
  useEffect(() => {
    if (wizard.refusals > 0)
      form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [wizard.refusals]);

  function submit(event: FormEvent) {
    event.preventDefault();
    props.onSubmit();
  }

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_408px] lg:gap-10">
      <form ref={form} noValidate onSubmit={submit} className="grid min-w-0 gap-5 max-lg:order-2">
        {/* biome-ignore lint/a11y/useSemanticElements: each step has its own headings. */}
        <div
          ref={place}
          tabIndex={-1}
          role="group"
          aria-label={`Step ${wizard.step + 1} of ${stepNames.length}: ${stepNames[wizard.step]}`}
          className="scroll-mt-24 outline-none"
        >
          {wizard.step === 0 && <StepBasics {...step} />}
          {wizard.step === 1 && <StepDetails {...step} />}
          {wizard.step === 2 && <StepPhotos {...step} {...uploads} />}
        </div>
        {props.footer}
      </form>
      <LivePreview item={item} feeRule={props.feeRule} />
    </div>
  );
}

export const takeUploads =
  (setItem: (next: (was: WizardItem) => WizardItem) => void) => (uploads: FinishedUpload[]) =>
    setItem((was) => withUploads(was, uploads));
