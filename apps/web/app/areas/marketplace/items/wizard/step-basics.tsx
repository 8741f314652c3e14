import {
  itemNameMost,
  longDescriptionMost,
  shortDescriptionMost,
} from "@boab/contracts/marketplace/item-limits";
import { TextArea } from "#ui/forms/text-area.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Card } from "#ui/layout/card.tsx";
import type { StepProps } from "./step-props.ts";

/** Step 1 (ITEMW-04): what it is and what it costs. */
export function StepBasics({ item, change, errorOf, isEdit }: StepProps) {
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
          maxLength={itemNameMost}
          value={item.name}
          onChange={({ target }) => change({ name: target.value })}
          error={errorOf("name")}
          hint="Say what it is, as somebody would search for it."
        />
        <TextArea
          label="Short description"
          name="description"
          rows={3}
          required={!isEdit}
          maxLength={shortDescriptionMost}
          counter={`${item.description.length} of ${shortDescriptionMost}`}
          value={item.description}
          onChange={({ target }) => change({ description: target.value })}
          error={errorOf("description")}
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
            error={errorOf("price")}
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
            error={errorOf("previous_price")}
            hint="Only a price you really sold it at. We work out the discount."
          />
        </div>
        <TextArea
          label="Full description"
          name="Long_desc"
          counter="Optional"
          rows={6}
          maxLength={longDescriptionMost}
          value={item.longDescription}
          onChange={({ target }) => change({ longDescription: target.value })}
          hint="Material, measurements, care, where it comes from."
        />
      </div>
    </Card>
  );
}
