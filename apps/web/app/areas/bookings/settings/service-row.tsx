import { priceStepCents } from "@boab/contracts/bookings/limits";
import { formatEditableAmount } from "@boab/format/amounts";
import { CaretDownIcon } from "@phosphor-icons/react/dist/ssr/CaretDown";
import { CaretUpIcon } from "@phosphor-icons/react/dist/ssr/CaretUp";
import { CheckCircleIcon } from "@phosphor-icons/react/dist/ssr/CheckCircle";
import { TrashIcon } from "@phosphor-icons/react/dist/ssr/Trash";
import { WarningIcon } from "@phosphor-icons/react/dist/ssr/Warning";
import { IconButton } from "#ui/actions/icon-button.tsx";
import { Select } from "#ui/forms/select.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { cx } from "#ui/layout/cx.ts";
import { listBufferOptions, listLengthOptions } from "./choices.ts";
import { describeFit, type ServiceFit } from "./service-fit.ts";
import type { ServiceDraft, SettingsDraft } from "./settings-draft.ts";
import { getLongestMinutes, StyleDetails } from "./styles/style-details.tsx";

interface ServiceRowProps {
  service: ServiceDraft;
  index: number;
  count: number;
  hours: Pick<SettingsDraft, "mode" | "singleSlots" | "daily" | "weekly">;
  getError: (field: string) => string | undefined;
  onChange: (service: ServiceDraft) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** Labels are above the columns on wide screens and above each field on phones. */
const cellLabelClass = "md:[&>div:first-child]:sr-only";

/** The spinner's arrows would cover the cents on phones; arrow keys still work. */
const noSpinnerClass =
  "[&_input]:[appearance:textfield] [&_input::-webkit-inner-spin-button]:hidden max-md:[&_input]:pr-1 max-md:[&_input]:pl-6 max-md:[&_span]:left-2.5";

const priceStep = formatEditableAmount(priceStepCents);

export function ServiceRow(props: ServiceRowProps) {
  const { service, index, count, getError, onChange, onMove } = props;
  const title = service.title.trim() || `Service ${index + 1}`;
  const set = (changes: Partial<ServiceDraft>) => onChange({ ...service, ...changes });
  const hasExtraFields = service.deposit !== "" || service.bufferBeforeMinutes > 0;
  return (
    <fieldset data-service={service.key} className="border-t border-line py-3 max-md:py-4">
      <legend className="sr-only">{title}</legend>
      <div className="grid items-start gap-x-2.5 gap-y-2.5 max-md:grid-cols-3 md:grid-cols-[minmax(0,1fr)_118px_112px_120px_88px]">
        <TextField
          label="Service"
          name={`services.${index}.title`}
          value={service.title}
          maxLength={120}
          onChange={({ target }) => set({ title: target.value })}
          error={getError("title")}
          className={cx(cellLabelClass, "max-md:col-span-3")}
        />
        <Select
          label="Length"
          name={`services.${index}.durationMinutes`}
          isCompact
          options={listLengthOptions(service.durationMinutes)}
          value={String(service.durationMinutes)}
          onChange={({ target }) => set({ durationMinutes: Number(target.value) })}
          error={getError("durationMinutes")}
          className={cellLabelClass}
          disabled={service.styles !== null}
        />
        <Select
          label="Buffer after"
          name={`services.${index}.bufferAfterMinutes`}
          isCompact
          options={listBufferOptions(service.bufferAfterMinutes)}
          value={String(service.bufferAfterMinutes)}
          onChange={({ target }) => set({ bufferAfterMinutes: Number(target.value) })}
          className={cellLabelClass}
        />
        <TextField
          label="Price"
          name={`services.${index}.priceCents`}
          type="number"
          min={0}
          step={priceStep}
          prefix="$"
          inputMode="decimal"
          value={service.price}
          disabled={service.styles !== null}
          onChange={({ target }) => set({ price: target.value })}
          error={getError("priceCents")}
          className={cx(cellLabelClass, noSpinnerClass)}
        />
        <div className="flex max-md:col-span-3 max-md:row-start-3 max-md:-mb-13 max-md:justify-end">
          <span className="-my-1 flex flex-col max-md:flex-row">
            <MoveButton name={title} isLocked={index === 0} onClick={() => onMove(index - 1)} />
            <MoveButton
              name={title}
              isDown
              isLocked={index === count - 1}
              onClick={() => onMove(index + 1)}
            />
          </span>
          <IconButton
            label={`Remove ${title}`}
            icon={<TrashIcon size={20} />}
            onClick={props.onRemove}
          />
        </div>
      </div>
      <div className="mt-1.5 flex flex-wrap items-start gap-x-5 gap-y-1">
        <FitLine fit={describeFit(getLongestMinutes(service), props.hours)} />
        <details
          open={hasExtraFields || Boolean(getError("depositCents"))}
          className="group text-xs open:w-full"
        >
          <summary className="inline-flex min-h-6 cursor-pointer items-center text-ink-2 underline group-open:mb-2 pointer-coarse:min-h-11">
            Buffer before and deposit
          </summary>
          <div className="grid gap-3 pb-2 sm:grid-cols-2 md:max-w-[420px]">
            <Select
              label="Buffer before"
              name={`services.${index}.bufferBeforeMinutes`}
              options={listBufferOptions(service.bufferBeforeMinutes)}
              value={String(service.bufferBeforeMinutes)}
              onChange={({ target }) => set({ bufferBeforeMinutes: Number(target.value) })}
            />
            <TextField
              label="Deposit"
              counter="Optional"
              name={`services.${index}.depositCents`}
              type="number"
              min={0}
              step={priceStep}
              prefix="$"
              inputMode="decimal"
              value={service.deposit}
              onChange={({ target }) => set({ deposit: target.value })}
              hint="For people who pay now, and yours to keep if they cancel late or don't come. Leave empty to charge the whole price."
              error={getError("depositCents")}
            />
          </div>
        </details>
      </div>
      <StyleDetails service={service} index={index} getError={getError} onChange={set} />
    </fieldset>
  );
}

function FitLine({ fit: { words: text, isTight } }: { fit: ServiceFit }) {
  const Icon = isTight ? WarningIcon : CheckCircleIcon;
  return (
    <p
      className={cx(
        "flex min-h-6 items-center gap-1.5 text-xs max-md:min-h-11 max-md:w-[calc(100%-140px)]",
        isTight ? "font-semibold text-on-warn-soft" : "text-ink-3",
      )}
    >
      <Icon weight="fill" size={15} aria-hidden="true" />
      {text}
    </p>
  );
}

interface MoveButtonProps {
  name: string;
  isDown?: boolean;
  isLocked: boolean;
  onClick: () => void;
}

function MoveButton({ name, isDown = false, isLocked, onClick }: MoveButtonProps) {
  const Icon = isDown ? CaretDownIcon : CaretUpIcon;
  return (
    <button
      type="button"
      aria-label={`Move ${name} ${isDown ? "down" : "up"}`}
      aria-disabled={isLocked || undefined}
      onClick={isLocked ? undefined : onClick}
      className="grid h-7 w-11 place-items-center rounded-sm text-ink-2 hover:bg-sunk aria-disabled:opacity-35 max-md:h-11"
    >
      <Icon weight="bold" size={14} aria-hidden="true" />
    </button>
  );
}
