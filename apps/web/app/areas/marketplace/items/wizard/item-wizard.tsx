import type { FeeRule } from "@boab/contracts/payments/fees";
import { type FormEvent, useEffect, useRef } from "react";
import type { FinishedUpload, UploadFile } from "#lib/uploads/upload-file.ts";
import type { UploadTarget } from "#lib/uploads/upload-queue.ts";
import { useUploadQueue } from "#lib/uploads/use-upload-queue.ts";
import { LivePreview } from "./live-preview.tsx";
import { StepBasics } from "./step-basics.tsx";
import { StepDetails } from "./step-details.tsx";
import { StepPhotos } from "./step-photos.tsx";
import { stepNames, type Wizard } from "./use-wizard.ts";
import type { WizardItem } from "./wizard-item.ts";

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
  /** Server errors take priority over the browser's own. */
  getError: (field: string) => string | undefined;
  onSubmit: () => void;
  /** The Back, Next and main buttons. */
  footer: React.ReactNode;
}

/** The three steps beside the live preview. Uploads continue while another step is open. */
export function ItemWizard(props: ItemWizardProps) {
  const { item, change, isEdit, wizard, getError } = props;
  const uploads = useUploadQueue({
    purpose: "item-photo",
    targetId: props.targetId,
    send: props.send,
    onReady: props.onUploads,
    onBusyChange: props.onBusyChange,
  });
  const step = { item, change, getError, isEdit };
  const form = useRef<HTMLFormElement>(null);
  const opened = useRef(wizard.step);
  const place = useRef<HTMLDivElement>(null);

  // Moves the focus on a new step, so that screen readers announce it.
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
