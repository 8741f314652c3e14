import { offersSizesByDefault } from "@boab/contracts/marketplace/item-categories";
import { maxOptionLength, oneSize } from "@boab/contracts/marketplace/item-limits";
import { findSameOptionsBefore } from "@boab/contracts/marketplace/item-rules";
import { Button } from "#ui/actions/button.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Card } from "#ui/layout/card.tsx";
import type { StepProps } from "./step-props.ts";
import { countStock, type WizardPhoto } from "./wizard-item.ts";

/** The options each photo shows: size and quantity are required, colour and type are optional (ITEMW-16). */
export function VariantRows({ item, change, getError }: StepProps) {
  const { photos } = item;
  const edit = (index: number, changes: Partial<WizardPhoto>) =>
    change({
      photos: photos.map((photo, at) => (at === index ? { ...photo, ...changes } : photo)),
    });
  const hasSizes = offersSizesByDefault(item.category);
  const isAllOneSize = photos.every(({ size }) => size === oneSize);
  return (
    <Card as="section" aria-labelledby="variants">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="variants" className="text-xl">
          Variants
        </h2>
        <span className="text-md text-ink-2">{countStock(item)} in stock</span>
      </div>
      <div className="mt-1 mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="text-md text-ink-2">Every photo needs a size and a quantity.</p>
        {!isAllOneSize && (
          <Button
            variant={hasSizes ? "quiet" : "secondary"}
            size="sm"
            onClick={() => change({ photos: photos.map((one) => ({ ...one, size: oneSize })) })}
          >
            One size for all
          </Button>
        )}
      </div>
      <ul>
        {photos.map((photo, index) => (
          <VariantRow
            key={photo.key}
            photo={photo}
            index={index}
            sameOptionsIndex={photo.size.trim() ? findSameOptionsBefore(photos, index) : -1}
            getError={getError}
            onChange={(changes) => edit(index, changes)}
          />
        ))}
      </ul>
    </Card>
  );
}

interface VariantRowProps {
  photo: WizardPhoto;
  index: number;
  /** The index of an earlier photo with the same options; -1 when there is none. */
  sameOptionsIndex: number;
  getError: StepProps["getError"];
  onChange: (changes: Partial<WizardPhoto>) => void;
}

function VariantRow({ photo, index, sameOptionsIndex, getError, onChange }: VariantRowProps) {
  const toFieldLabel = (field: string) => `${field} of photo ${index + 1}`;
  return (
    <li className="grid grid-cols-[52px_1fr_1fr] items-start gap-x-3 gap-y-3 border-t border-line py-4 md:grid-cols-[52px_1.2fr_1fr_1fr_0.8fr]">
      <img
        src={photo.small}
        alt={`Number ${index + 1}`}
        className="mt-[26px] size-13 rounded-sm bg-sunk object-cover max-md:row-span-2"
      />
      <TextField
        label="Size"
        name={`photos.${index}.size`}
        aria-label={toFieldLabel("Size")}
        maxLength={maxOptionLength}
        value={photo.size}
        onChange={({ target }) => onChange({ size: target.value })}
        error={getError(`photos.${index}.size`)}
        hint={
          photo.size.trim() === "" && (
            <button
              type="button"
              aria-label={`One size for photo ${index + 1}`}
              onClick={() => onChange({ size: oneSize })}
              className="min-h-8 font-semibold text-primary-text underline"
            >
              One size
            </button>
          )
        }
      />
      <TextField
        label="Colour"
        name={`photos.${index}.color`}
        aria-label={toFieldLabel("Colour")}
        maxLength={maxOptionLength}
        value={photo.color}
        onChange={({ target }) => onChange({ color: target.value })}
      />
      <TextField
        label="Type"
        name={`photos.${index}.type`}
        aria-label={toFieldLabel("Type")}
        maxLength={maxOptionLength}
        value={photo.type}
        onChange={({ target }) => onChange({ type: target.value })}
        className="max-md:col-start-2"
      />
      <TextField
        label="Quantity"
        name={`photos.${index}.quantity`}
        aria-label={toFieldLabel("Quantity")}
        inputMode="numeric"
        autoComplete="off"
        placeholder={sameOptionsIndex >= 0 ? "0" : undefined}
        value={photo.quantity}
        onChange={({ target }) => onChange({ quantity: target.value })}
        error={getError(`photos.${index}.quantity`)}
        hint={sameOptionsIndex >= 0 && `Another view of photo ${sameOptionsIndex + 1}`}
      />
    </li>
  );
}
