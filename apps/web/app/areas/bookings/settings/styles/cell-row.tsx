import { priceStepCents } from "@boab/contracts/bookings/limits";
import { formatEditableAmount } from "@boab/format/amounts";
import { Select } from "#ui/forms/select.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { listLengthOptions } from "../choices.ts";
import type { CellDraft } from "./style-draft.ts";

interface CellRowProps {
  /** The length; empty where a service only has sizes. */
  label: string;
  name: string;
  cell: CellDraft;
  getError: (field: "price" | "deposit" | "minutesTo") => string | undefined;
  onChange: (changes: Partial<CellDraft>) => void;
}

const step = formatEditableAmount(priceStepCents);
const amount = { type: "number", min: 0, step, prefix: "$", inputMode: "decimal" } as const;
const noSpinnerClass =
  "[&_input]:[appearance:textfield] [&_input]:pl-7 [&_input]:pr-1 [&_input::-webkit-inner-spin-button]:hidden";

/** Price, shortest and longest time, and deposit of one size in one length. */
export function CellRow({ label, name, cell, getError, onChange }: CellRowProps) {
  const { price, deposit, minutesFrom, minutesTo } = cell;
  return (
    <fieldset className="grid grid-cols-2 items-end gap-2 border-t border-line px-3 py-3 first-of-type:border-t-0 sm:not-first-of-type:[&>div>div:first-child]:sr-only sm:grid-cols-[minmax(72px,1fr)_repeat(4,minmax(0,104px))]">
      <legend className="sr-only">{label || "Price and time"}</legend>
      <span aria-hidden="true" className="text-md font-[520] max-sm:col-span-2 sm:pb-3.5">
        {label}
      </span>
      <TextField
        {...amount}
        label="Price"
        name={`${name}.price`}
        value={price}
        onChange={({ target }) => onChange({ price: target.value })}
        error={getError("price")}
        className={noSpinnerClass}
      />
      <TextField
        {...amount}
        label="Deposit"
        name={`${name}.deposit`}
        value={deposit}
        onChange={({ target }) => onChange({ deposit: target.value })}
        error={getError("deposit")}
        className={noSpinnerClass}
      />
      <Select
        label="From"
        name={`${name}.minutesFrom`}
        isCompact
        options={listLengthOptions(minutesFrom)}
        value={String(minutesFrom)}
        onChange={({ target }) => {
          const from = Number(target.value);
          onChange({ minutesFrom: from, minutesTo: Math.max(from, minutesTo) });
        }}
      />
      <Select
        label="To"
        name={`${name}.minutesTo`}
        isCompact
        options={listLengthOptions(minutesTo)}
        value={String(minutesTo)}
        onChange={({ target }) => {
          const to = Number(target.value);
          onChange({ minutesTo: to, minutesFrom: Math.min(minutesFrom, to) });
        }}
        error={getError("minutesTo")}
      />
    </fieldset>
  );
}
