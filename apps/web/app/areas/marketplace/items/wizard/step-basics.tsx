import {
  maxItemNameLength,
  maxLongDescriptionLength,
  maxShortDescriptionLength,
} from "@boab/contracts/marketplace/item-limits";
import { TextArea } from "#ui/forms/text-area.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Card } from "#ui/layout/card.tsx";
import type { StepProps } from "./step-props.ts";

/** Step 1 (ITEMW-04): the item's name, description and price. */
export function StepBasics({ item, change, getError, isEdit }: StepProps) {
  return (
    <Card as="section" aria-labelledby="basics">
      <h2 id="basics" className="text-xl">
        Basics
      </h2>
      <div className="mt-5 grid gap-5">
        <TextField
          label="Name"
          name="name"
          required
          maxLength={maxItemNameLength}
          value={item.name}
          onChange={({ target }) => change({ name: target.value })}
          error={getError("name")}
          hint="Say what it is, as somebody would search for it."
        />
        <TextArea
          label="Short description"
          name="description"
          rows={3}
          required={!isEdit}
          maxLength={maxShortDescriptionLength}
          counter={`${item.description.length} of ${maxShortDescriptionLength}`}
          value={item.description}
          onChange={({ target }) => change({ description: target.value })}
          error={getError("description")}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label="Price"
            name="price"
            prefix="$"
            inputMode="decimal"
            autoComplete="off"
            required
            value={item.price}
            onChange={({ target }) => change({ price: target.value })}
            error={getError("price")}
            hint="In Australian dollars, with GST if you charge it."
          />
          <TextField
            label="Previous price"
            name="previous_price"
            counter="Optional"
            prefix="$"
            inputMode="decimal"
            autoComplete="off"
            value={item.previousPrice}
            onChange={({ target }) => change({ previousPrice: target.value })}
            error={getError("previous_price")}
            hint="Only a price you really sold it at. We work out the discount."
          />
        </div>
        <TextArea
          label="Full description"
          name="Long_desc"
          counter="Optional"
          rows={6}
          maxLength={maxLongDescriptionLength}
          value={item.longDescription}
          onChange={({ target }) => change({ longDescription: target.value })}
          hint="Material, measurements, care, where it comes from."
        />
      </div>
    </Card>
  );
}
