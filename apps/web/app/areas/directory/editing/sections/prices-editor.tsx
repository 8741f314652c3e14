import { maxPrices } from "@boab/contracts/directory/limits";
import { formatEditableAmount, parseAmount } from "@boab/format/amounts";
import { formatMinuteRange } from "@boab/format/durations";
import { DotsSixVerticalIcon } from "@phosphor-icons/react/dist/ssr/DotsSixVertical";
import { PlusIcon } from "@phosphor-icons/react/dist/ssr/Plus";
import { TrashIcon } from "@phosphor-icons/react/dist/ssr/Trash";
import { useState } from "react";
import { Button } from "#ui/actions/button.tsx";
import { IconButton } from "#ui/actions/icon-button.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { cx } from "#ui/layout/cx.ts";
import { editingCopy } from "../copy.ts";
import { MoveButtons } from "../move-buttons.tsx";
import { toPricings } from "../price-rows.ts";
import { type SectionEditorProps, useSectionDraft, useSectionSave } from "../section-editor.ts";
import { SectionForm } from "../section-form.tsx";
import { useReorder } from "../use-reorder.ts";
import { useRowFocus } from "../use-row-focus.ts";

interface Row {
  key: string;
  id?: string;
  title: string;
  amount: string;
  /** `4 h`; null for a price that isn't booked with a time. */
  length: string | null;
  /** True where the amount is the lowest of several, which the booking settings know. */
  hasStyles: boolean;
}

let lastRowNumber = 0;
const createEmptyRow = (): Row => ({
  key: `new-${++lastRowNumber}`,
  title: "",
  amount: "",
  length: null,
  hasStyles: false,
});

export function PricesEditor(props: SectionEditorProps) {
  const [first] = useState(() => toPriceRows(props));
  const { draft: rows, setDraft: setRows } = useSectionDraft(first, props.onDirtyChange);
  const { submit, ...saving } = useSectionSave(props, editingCopy.pricesFailed);
  const [showsAmountErrors, setShowsAmountErrors] = useState(false);
  const order = useReorder(rows, setRows);
  const rowFocus = useRowFocus();

  const change = (key: string, changes: Partial<Row>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...changes } : row)));

  function add() {
    setRows([...rows, createEmptyRow()]);
    rowFocus.requestFocus(rows.length, "new");
  }

  function remove(index: number) {
    setRows(rows.filter((_, at) => at !== index));
    rowFocus.requestFocus(index, "removed");
  }

  async function save() {
    setShowsAmountErrors(true);
    const { pricings, isWhole } = toPricings(rows, props.business.pricings);
    await submit({ pricings }, isWhole ? "close" : "stay");
    if (!isWhole) rowFocus.list.ref.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }

  return (
    <SectionForm
      title="Prices"
      tools={
        <Button variant="quiet" size="sm" disabled={rows.length >= maxPrices} onClick={add}>
          <PlusIcon size={18} aria-hidden="true" />
          Add a price
        </Button>
      }
      {...saving}
      onSave={() => void save()}
      onCancel={props.onClose}
      onReload={props.onReload}
    >
      <ul {...rowFocus.list} className="space-y-2.5">
        {rows.map((row, index) => {
          const name = row.title || `price ${index + 1}`;
          return (
            <li
              key={row.key}
              {...order.row(index)}
              className={cx(
                "grid grid-cols-[112px_minmax(0,1fr)] items-start gap-2 sm:flex",
                order.dragged === index && "opacity-60",
              )}
            >
              <span
                {...order.handle(index)}
                aria-hidden="true"
                className="grid h-12 w-6 flex-none cursor-grab place-items-center text-ink-3 max-sm:hidden"
              >
                <DotsSixVerticalIcon size={20} />
              </span>
              <TextField
                label={`What price ${index + 1} is for`}
                name={`pricings.${index}.title`}
                isLabelHidden
                placeholder="What is it?"
                maxLength={120}
                value={row.title}
                onChange={({ target }) => change(row.key, { title: target.value })}
                hint={describeRow(row)}
                error={saving.getError(`pricings.${index}.title`)}
                className="max-sm:col-span-2 sm:flex-1"
              />
              <TextField
                label={`Amount of ${name}`}
                name={`pricings.${index}.amountCents`}
                isLabelHidden
                prefix="$"
                placeholder="0"
                inputMode="decimal"
                value={row.amount}
                readOnly={row.hasStyles}
                onChange={({ target }) => change(row.key, { amount: target.value })}
                error={
                  showsAmountErrors && parseAmount(row.amount) === undefined
                    ? editingCopy.amountUnreadable
                    : saving.getError(`pricings.${index}.amountCents`)
                }
                className="sm:w-28"
              />
              <span className="flex flex-none items-center justify-end">
                <MoveButtons name={name} index={index} count={rows.length} onMove={order.move} />
                <IconButton
                  label={`Remove ${name}`}
                  icon={<TrashIcon size={18} />}
                  data-remove
                  onClick={() => remove(index)}
                />
              </span>
            </li>
          );
        })}
      </ul>
      <p className="mt-3 text-sm text-ink-3">{editingCopy.pricesLeftOut}</p>
      {rows.some(({ length }) => length !== null) && (
        <p className="mt-1 text-sm text-ink-3">{editingCopy.pricesBooked}</p>
      )}
    </SectionForm>
  );
}

function describeRow({ length, hasStyles }: Row): string | undefined {
  if (length === null) return undefined;
  return hasStyles ? `From its sizes and lengths, ${length}` : `Booked with a time, ${length}`;
}

const toPriceRows = ({ business }: SectionEditorProps): Row[] =>
  business.pricings.length === 0
    ? [createEmptyRow()]
    : business.pricings.map(({ id, title, amountCents, durationMinutes, shortestMinutes }) => ({
        key: id,
        id,
        title,
        amount: formatEditableAmount(amountCents),
        length:
          durationMinutes === null
            ? null
            : formatMinuteRange(shortestMinutes ?? durationMinutes, durationMinutes),
        hasStyles: shortestMinutes !== null,
      }));
