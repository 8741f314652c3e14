import { oneSize } from "@boab/contracts/marketplace/item-limits";
import { formatLongDay } from "@boab/format/dates";
import { useRef, useState } from "react";
import type { FormResult } from "#lib/api/form.ts";
import { PageForm } from "#lib/api/page-form.tsx";
import { Button } from "#ui/actions/button.tsx";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { useIsInView } from "#ui/layout/use-is-in-view.ts";
import { checkoutPath } from "../paths.ts";
import {
  type Choice,
  chooseOption,
  findBestPhotoIndex,
  findVariant,
  formatMissingChoices,
  isOffered,
  listMissingKinds,
  listOptions,
  type OptionKind,
  optionKinds,
} from "./choice.ts";
import { itemPageCopy } from "./copy.ts";
import type { ItemPageView } from "./item-page-view.ts";
import { OptionPicker } from "./option-picker.tsx";
import { clampQuantity, getMaxQuantity } from "./quantity.ts";
import { QuantityField } from "./quantity-field.tsx";
import { type AddToCartResult, useAddToCart } from "./use-add-to-cart.ts";

interface BuyFormProps {
  view: ItemPageView;
  choice: Choice;
  onChoose: (choice: Choice) => void;
  firstResult: FormResult<AddToCartResult> | undefined;
  onAdded: (items: number) => void;
}

const labels: Record<OptionKind, string> = { type: "Type", color: "Colour", size: "Size" };

/** The reason why the item can't be bought now; null when it can. */
export function getUnavailableReason({
  seller: { store },
  available,
}: ItemPageView): string | null {
  const { holiday, isOpen } = store;
  if (holiday) {
    const back = holiday.backOn ? ` Back on ${formatLongDay(holiday.backOn)}.` : "";
    return `${store.storeName} is on holiday.${back} ${itemPageCopy.away}`;
  }
  if (!isOpen) return itemPageCopy.notReady;
  return available === 0 ? itemPageCopy.soldOut : null;
}

/**
 * Pickers, quantity, Add to Cart and View Cart (PROD-05). On phones a bar repeats the button while it is out of view.
 */
export function BuyForm({ view, choice, onChoose, firstResult, onAdded }: BuyFormProps) {
  const { variants, photos, itemId, sku } = view;
  const [chosenQuantity, setQuantity] = useState(1);
  const [showsMissingChoice, setShowsMissingChoice] = useState(false);
  const optionRefs = {
    type: useRef<HTMLInputElement>(null),
    color: useRef<HTMLInputElement>(null),
    size: useRef<HTMLInputElement>(null),
  };
  const [buttonRow, isButtonInView] = useIsInView<HTMLDivElement>();
  const options = listOptions(variants);
  const missingKinds = listMissingKinds(variants, choice);
  const choicePrompt = formatMissingChoices(missingKinds);
  const variant = findVariant(variants, choice);
  const maxQuantity = getMaxQuantity((variant ?? view).available);
  const quantity = clampQuantity(chosenQuantity, maxQuantity);
  const unavailableReason = getUnavailableReason(view);
  const isUnavailable = unavailableReason !== null;

  const add = useAddToCart({
    itemId,
    sku,
    choice,
    quantity,
    request: choicePrompt,
    firstResult,
    onAdded,
    onMissing: () => {
      setShowsMissingChoice(true);
      if (missingKinds[0]) optionRefs[missingKinds[0]].current?.focus();
    },
    onResume: (savedChoice, savedQuantity) => {
      onChoose(savedChoice);
      setQuantity(savedQuantity);
    },
  });

  const label = add.isAdded ? itemPageCopy.added : "Add to Cart";
  const button = { isPending: add.isPending, pendingLabel: "Adding", disabled: isUnavailable };
  return (
    <PageForm {...add.form} id="buy" noValidate>
      <input type="hidden" name="itemId" value={itemId} />
      <input type="hidden" name="sku" value={sku} />
      {optionKinds
        .filter((kind) => options[kind].some((value) => value !== oneSize))
        .map((kind) => (
          <OptionPicker
            key={kind}
            label={labels[kind]}
            name={kind}
            firstRef={optionRefs[kind]}
            value={options[kind].find((one) => isSameWord(one, choice[kind])) ?? null}
            options={options[kind].map((value) => ({
              value,
              isOffered: isOffered(variants, choice, kind, value),
              ...(kind === "color" && {
                picture:
                  photos[findBestPhotoIndex(photos, { type: null, size: null, color: value })]
                    ?.small.jpeg,
              }),
            }))}
            onChoose={(value) => onChoose(chooseOption(variants, choice, kind, value))}
            error={
              showsMissingChoice && missingKinds[0] === kind
                ? (choicePrompt ?? undefined)
                : undefined
            }
          />
        ))}
      <div ref={buttonRow} className="mt-6.5 flex gap-3">
        <QuantityField value={quantity} max={maxQuantity} onChange={setQuantity} />
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
      {unavailableReason && (
        <Note tone="info" className="mt-3">
          {unavailableReason}
        </Note>
      )}
      {!isButtonInView && (
        <div className="fixed inset-x-0 bottom-0 z-30 flex items-center justify-between gap-3 border-t border-line bg-surface px-gutter pt-2.5 pb-3 md:hidden">
          <b className="type-money text-xl">{view.price}</b>
          <Button type="submit" {...button}>
            {label}
          </Button>
        </div>
      )}
    </PageForm>
  );
}

const isSameWord = (one: string, other: string | null) =>
  other !== null && one.toLowerCase() === other.toLowerCase();
