import { maxExtras, priceStepCents } from "@boab/contracts/bookings/limits";
import { formatEditableAmount } from "@boab/format/amounts";
import { PlusIcon } from "@phosphor-icons/react/dist/ssr/Plus";
import { TrashIcon } from "@phosphor-icons/react/dist/ssr/Trash";
import { Button } from "#ui/actions/button.tsx";
import { IconButton } from "#ui/actions/icon-button.tsx";
import { Select } from "#ui/forms/select.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { listExtraTimeOptions } from "../choices.ts";
import type { ExtraDraft } from "./style-draft.ts";

interface ExtrasEditorProps {
  extras: readonly ExtraDraft[];
  name: string;
  getError: (field: string) => string | undefined;
  onChange: (extras: ExtraDraft[]) => void;
}

/** What can be added to a visit, with its price and the time it takes. */
export function ExtrasEditor({ extras, name, getError, onChange }: ExtrasEditorProps) {
  const set = (index: number, changes: Partial<ExtraDraft>) =>
    onChange(extras.map((extra, at) => (at === index ? { ...extra, ...changes } : extra)));
  return (
    <div className="grid gap-3">
      {extras.map((extra, index) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: a name may be typed anew, its place stays
          key={index}
          className="grid grid-cols-[1fr_1fr_auto] items-end gap-2 sm:grid-cols-[minmax(0,1fr)_104px_112px_auto]"
        >
          <legend className="sr-only">{extra.name || `Extra ${index + 1}`}</legend>
          <TextField
            label="Extra"
            name={`${name}.${index}.name`}
            placeholder="Hair supplied"
            maxLength={40}
            value={extra.name}
            onChange={({ target }) => set(index, { name: target.value })}
            error={getError(`${index}.name`)}
            className="max-sm:col-span-3"
          />
          <TextField
            label="Price"
            name={`${name}.${index}.price`}
            type="number"
            min={0}
            step={formatEditableAmount(priceStepCents)}
            prefix="$"
            inputMode="decimal"
            value={extra.price}
            onChange={({ target }) => set(index, { price: target.value })}
            error={getError(`${index}.price`)}
            className="[&_input]:[appearance:textfield] [&_input]:pr-1 [&_input::-webkit-inner-spin-button]:hidden"
          />
          <Select
            label="More time"
            name={`${name}.${index}.minutes`}
            isCompact
            options={listExtraTimeOptions(extra.minutes)}
            value={String(extra.minutes)}
            onChange={({ target }) => set(index, { minutes: Number(target.value) })}
          />
          <IconButton
            label={`Remove ${extra.name || `extra ${index + 1}`}`}
            icon={<TrashIcon size={18} />}
            onClick={() => onChange(extras.filter((_, at) => at !== index))}
          />
        </fieldset>
      ))}
      <Button
        variant="secondary"
        size="sm"
        className="justify-self-start"
        disabled={extras.length >= maxExtras}
        onClick={() => onChange([...extras, { name: "", price: "", minutes: 0 }])}
      >
        <PlusIcon weight="bold" size={16} aria-hidden="true" />
        Add an extra
      </Button>
    </div>
  );
}
