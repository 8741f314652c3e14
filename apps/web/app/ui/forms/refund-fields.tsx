import { refundReasons } from "@boab/contracts/common/refund-reasons";
import { parseAmount } from "@boab/format/amounts";
import { formatMoney } from "@boab/format/money";
import { useId, useState } from "react";
import {
  type ChosenRefund,
  computeLineRefundCents,
  computeRefundCents,
  describeRefundEffects,
  findAmountError,
  type RefundableLine,
  type RefundableOrder,
  type RefundCost,
  reasonLabels,
} from "#lib/format/refund.ts";
import { Checkbox } from "./checkbox.tsx";
import { FieldError } from "./field.tsx";
import { Select } from "./select.tsx";
import { TextField } from "./text-field.tsx";

export interface RefundFieldsProps {
  /** Null for a sale without items, which can only be refunded by amount. */
  refundable: RefundableOrder | null;
  /** The amount of the sale that isn't refunded yet. */
  leftCents: number;
  computeCost: (cents: number) => RefundCost;
  buyer: string;
  source: string;
  /** The numbers of the items that are selected at first. */
  firstChosen?: readonly number[] | undefined;
  /** Lets the seller put returned items back in stock. */
  canRestock?: boolean | undefined;
  error?: string | undefined;
  /** Called with the amount to refund; null while the fields are invalid. */
  onChange?: ((cents: number | null) => void) | undefined;
}

/** The fields of every refund: which pieces, how much, why, and a preview of who pays what. */
export function RefundFields(props: RefundFieldsProps) {
  const {
    refundable,
    leftCents,
    computeCost,
    firstChosen: initialItemNumbers = [],
    canRestock = false,
    onChange,
  } = props;
  const [chosen, setChosen] = useState<ChosenRefund>(() => ({
    pieces: Object.fromEntries(
      (refundable?.lines ?? [])
        .filter(({ itemNumber }) => initialItemNumbers.includes(itemNumber))
        .map(({ itemNumber, quantityLeft }) => [itemNumber, quantityLeft]),
    ),
    includesDelivery: false,
  }));
  const [typed, setTyped] = useState("");
  const computeMaxCents = (one: ChosenRefund) =>
    refundable ? computeRefundCents(refundable, one) : leftCents;
  const maxCents = computeMaxCents(chosen);
  const problem = findAmountError(typed, maxCents);
  const cents = problem === null ? (parseAmount(typed) ?? maxCents) : 0;

  function change(next: ChosenRefund, nextTyped: string) {
    setChosen(next);
    setTyped(nextTyped);
    const nextMaxCents = computeMaxCents(next);
    const isWrong = nextMaxCents === 0 || findAmountError(nextTyped, nextMaxCents) !== null;
    onChange?.(isWrong ? null : (parseAmount(nextTyped) ?? nextMaxCents));
  }
  const choose = (itemNumber: number, pieces: number) =>
    change({ ...chosen, pieces: { ...chosen.pieces, [itemNumber]: pieces } }, typed);

  return (
    <div className="grid gap-4">
      {refundable && (
        <Items
          refundable={refundable}
          chosen={chosen}
          canRestock={canRestock}
          choose={choose}
          error={props.error}
          onDeliveryChange={(hasDelivery) =>
            change({ ...chosen, includesDelivery: hasDelivery }, typed)
          }
        />
      )}
      <TextField
        label="Refund a smaller amount"
        name="amount"
        prefix="$"
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => change(chosen, target.value)}
        hint={
          maxCents > 0
            ? `Leave this empty to refund ${formatMoney(maxCents)}.`
            : "Choose what to refund first."
        }
        error={problem ?? undefined}
      />
      <Select
        label="Reason"
        name="reason"
        options={refundReasons.map((value) => ({ value, label: reasonLabels[value] }))}
        defaultValue="returned"
        hint="We show it with the refund to the seller, our team and, for an order, the buyer."
      />
      <div aria-live="polite" className="space-y-2 text-md text-ink-2">
        {cents > 0 &&
          describeRefundEffects(cents, computeCost(cents), props).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        <p>A refund can't be undone.</p>
      </div>
    </div>
  );
}

interface ItemsProps {
  refundable: RefundableOrder;
  chosen: ChosenRefund;
  canRestock: boolean;
  choose: (itemNumber: number, pieces: number) => void;
  onDeliveryChange: (hasDelivery: boolean) => void;
  error: string | undefined;
}

function Items({ refundable, chosen, canRestock, choose, onDeliveryChange, error }: ItemsProps) {
  const errorId = useId();
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="mb-1 font-semibold">What to refund</legend>
      {refundable.lines.map((line) => (
        <Pieces
          key={line.itemNumber}
          line={line}
          pieces={chosen.pieces[line.itemNumber] ?? 0}
          onChange={(pieces) => choose(line.itemNumber, pieces)}
        />
      ))}
      {refundable.deliveryLeftCents > 0 && (
        <Checkbox
          name="delivery"
          value="yes"
          checked={chosen.includesDelivery}
          onChange={({ target }) => onDeliveryChange(target.checked)}
        >
          Delivery, {formatMoney(refundable.deliveryLeftCents)}
        </Checkbox>
      )}
      {canRestock && (
        <Checkbox
          name="backInStock"
          value="yes"
          className="mt-2 border-t border-line pt-2"
          hint="For items you have again. An order you refund in full before sending goes back into stock by itself."
        >
          Put these items back in stock
        </Checkbox>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}

interface PiecesProps {
  line: RefundableLine;
  pieces: number;
  onChange: (pieces: number) => void;
}

/** A single piece is a checkbox; for several pieces the person selects how many. */
function Pieces({ line, pieces, onChange }: PiecesProps) {
  const { itemNumber, name, options, quantityLeft, leftCents } = line;
  const title = options ? `${name}, ${options}` : name;
  const field = `pieces-${itemNumber}`;
  if (quantityLeft < 2 || leftCents === 0)
    return (
      <Checkbox
        name={field}
        value="1"
        disabled={leftCents === 0}
        checked={pieces > 0}
        onChange={({ target }) => onChange(target.checked ? 1 : 0)}
      >
        {title}, {leftCents > 0 ? formatMoney(leftCents) : "refunded"}
      </Checkbox>
    );
  return (
    <Select
      label={title}
      name={field}
      value={String(pieces)}
      onChange={({ target }) => onChange(Number(target.value))}
      className="py-1.5"
      options={Array.from({ length: quantityLeft + 1 }, (_, count) => ({
        value: String(count),
        label:
          count === 0
            ? "None"
            : `${count} of ${quantityLeft}, ${formatMoney(computeLineRefundCents(line, count))}`,
      }))}
    />
  );
}
