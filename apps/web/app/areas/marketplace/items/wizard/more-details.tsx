import {
  conditionNames,
  genderNames,
  itemConditions,
  itemGenders,
  itemStyles,
  maxBrandLength,
  styleNames,
} from "@boab/contracts/marketplace/item-limits";
import { Checkbox } from "#ui/forms/checkbox.tsx";
import { Select } from "#ui/forms/select.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Card } from "#ui/layout/card.tsx";
import type { StepProps } from "./step-props.ts";

/** Optional details that buyers can filter by. */
export function MoreDetails({ item, change }: StepProps) {
  return (
    <Card as="section" aria-labelledby="more">
      <h2 id="more" className="text-xl">
        More details
      </h2>
      <p className="mt-1 text-md text-ink-2">
        All optional. Buyers can filter by these, so your item turns up more often.
      </p>
      <div className="mt-5 grid gap-5 sm:grid-cols-2">
        <TextField
          label="Brand or maker"
          name="brand"
          maxLength={maxBrandLength}
          value={item.brand}
          onChange={({ target }) => change({ brand: target.value })}
        />
        <Select
          label="Condition"
          name="condition"
          placeholder="Not said"
          options={itemConditions.map((value) => ({ value, label: conditionNames[value] }))}
          value={item.condition}
          onChoose={(condition) => change({ condition })}
        />
        <Choices
          label="For"
          names={itemGenders.map((value) => [value, genderNames[value]])}
          chosen={item.genders}
          onChange={(genders) => change({ genders })}
        />
        <Choices
          label="Style"
          names={itemStyles.map((value) => [value, styleNames[value]])}
          chosen={item.styles}
          onChange={(styles) => change({ styles })}
          max={5}
        />
      </div>
      <Checkbox
        checked={item.freeReturns}
        onChange={({ target }) => change({ freeReturns: target.checked })}
        hint="You pay the return postage. Buyers' rights under consumer law stay as they are."
        className="mt-4"
      >
        Free returns
      </Checkbox>
    </Card>
  );
}

interface ChoicesProps<Value extends string> {
  label: string;
  names: readonly [value: Value, label: string][];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
  max?: number;
}

function Choices<Value extends string>({
  label,
  names,
  chosen,
  onChange,
  max = names.length,
}: ChoicesProps<Value>) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-md font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-x-5">
        {names.map(([value, name]) => (
          <Checkbox
            key={value}
            checked={chosen.includes(value)}
            disabled={!chosen.includes(value) && chosen.length >= max}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
            }
          >
            {name}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}
