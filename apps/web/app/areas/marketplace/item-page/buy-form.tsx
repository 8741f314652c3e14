import { oneSize } from "@boab/contracts/marketplace/item-limits";
import { itemPageNotes, itemPageTexts } from "@boab/contracts/marketplace/item-page-texts";
import { useRef, useState } from "react";
import type { FormResult } from "#lib/api/form.ts";
import { Button } from "#ui/actions/button.tsx";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { checkoutPath } from "../paths.ts";
import { dayInWords } from "../stores/store-view.ts";
import {
  bestPhoto,
  type Choice,
  choose,
  isOffered,
  missingOf,
  type OptionKind,
  optionKinds,
  optionsOf,
  requestFor,
  variantOf,
} from "./choice.ts";
import type { ItemPageView } from "./item-page-view.ts";
import { OptionPicker } from "./option-picker.tsx";
import { mostOf, quantityOf } from "./quantity.ts";
import { QuantityField } from "./quantity-field.tsx";
import { type AddedLine, useAddToCart } from "./use-add-to-cart.ts";

interface BuyFormProps {
  view: ItemPageView;
  choice: Choice;
  onChoose: (choice: Choice) => void;
  firstResult: FormResult<AddedLine> | undefined;
  onAdded: (lines: number) => void;
}

const labels: Record<OptionKind, string> = { type: "Type", color: "Colour", size: "Size" };

/** Why nobody can buy it now; null when they can. */
export function whyNot({ seller: { store }, available }: ItemPageView): string | null {
  const { holiday, isOpen } = store;
  if (holiday) {
    const back = holiday.backOn ? ` Back on ${dayInWords(holiday.backOn)}.` : "";
    return `${store.storeName} is on holiday.${back} ${itemPageNotes.away}`;
  }
  if (!isOpen) return itemPageNotes.notReady;
  return available === 0 ? itemPageNotes.soldOut : null;
}

/** Pickers, quantity, Add to Cart and View Cart (PROD-05); on phones a bar repeats the button. */
export function BuyForm({ view, choice, onChoose, firstResult, onAdded }: BuyFormProps) {
  const { variants, photos, itemId, sku } = view;
  const [wanted, setQuantity] = useState(1);
  const [isAsked, setAsked] = useState(false);
  const refs = {
    type: useRef<HTMLInputElement>(null),
    color: useRef<HTMLInputElement>(null),
    size: useRef<HTMLInputElement>(null),
  };
  const options = optionsOf(variants);
  const missing = missingOf(variants, choice);
  const request = requestFor(missing);
  const variant = variantOf(variants, choice);
  const most = mostOf((variant ?? view).available);
  const quantity = quantityOf(wanted, most);
  const refusal = whyNot(view);
  const isClosed = refusal !== null;

  const add = useAddToCart({
    ...{ itemId, sku, choice, quantity, request, firstResult, onAdded },
    onMissing: () => {
      setAsked(true);
      if (missing[0]) refs[missing[0]].current?.focus();
    },
    onResume: (kept, many) => {
      onChoose(kept);
      setQuantity(many);
    },
  });

  const label = add.isAdded ? itemPageTexts.added : "Add to Cart";
  const button = { isPending: add.isPending, pendingLabel: "Adding", disabled: isClosed };
  return (
    <form {...add.form} id="buy" noValidate>
      <input type="hidden" name="itemId" value={itemId} />
      <input type="hidden" name="sku" value={sku} />
      {optionKinds
        .filter((kind) => options[kind].some((value) => value !== oneSize))
        .map((kind) => (
          <OptionPicker
            key={kind}
            label={labels[kind]}
            name={kind}
            firstRef={refs[kind]}
            value={options[kind].find((one) => isSameWord(one, choice[kind])) ?? null}
            options={options[kind].map((value) => ({
              value,
              isOffered: isOffered(variants, choice, kind, value),
              ...(kind === "color" && {
                picture:
                  photos[bestPhoto(photos, { type: null, size: null, color: value })]?.small.jpeg,
              }),
            }))}
            onChoose={(value) => onChoose(choose(variants, choice, kind, value))}
            error={isAsked && missing[0] === kind ? (request ?? undefined) : undefined}
          />
        ))}
      <div className="mt-6.5 flex gap-3">
        <QuantityField value={quantity} most={most} onChange={setQuantity} />
        <Button type="submit" size="lg" className="flex-1" {...button}>
          {label}
        </Button>
      </div>
      <LinkButton to={checkoutPath} variant="secondary" size="lg" isFull className="mt-2.5">
        View Cart
      </LinkButton>
      <p role="status" className="sr-only">
        {add.isAdded && `${view.name} is in your cart.`}
      </p>
      {add.error && (
        <Note tone="danger" role="alert" className="mt-3">
          {add.error}
        </Note>
      )}
      {refusal && (
        <Note tone="info" className="mt-3">
          {refusal}
        </Note>
      )}
      <div className="fixed inset-x-0 bottom-0 z-30 flex items-center justify-between gap-3 border-t border-line bg-surface px-gutter pt-2.5 pb-3 md:hidden">
        <b className="type-money text-xl">{view.price}</b>
        <Button type="submit" {...button}>
          {label}
        </Button>
      </div>
    </form>
  );
}

const isSameWord = (one: string, other: string | null) =>
  other !== null && one.toLowerCase() === other.toLowerCase();
