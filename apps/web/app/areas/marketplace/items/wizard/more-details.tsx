import {
  brandMost,
  conditionNames,
  genderNames,
  itemConditions,
  itemGenders,
  itemStyles,
  styleNames,
} from "@boab/contracts/marketplace/item-limits";
import { Checkbox } from "#ui/forms/checkbox.tsx";
import { Select } from "#ui/forms/select.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Card } from "#ui/layout/card.tsx";
import type { StepProps } from "./step-props.ts";
import type { WizardItem } from "./wizard-item.ts";

/** What buyers can filter by; none of it has to be said. */
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
          maxLength={brandMost}
          value={item.brand}
          onChange={({ target }) => change({ brand: target.value })}
        />
        <Select
          label="Condition"
          name="condition"
          placeholder="Not said"
          options={itemConditions.map((value) => ({ value, label: conditionNames[value] }))}
          value={item.condition}
          onChange={({ target }) => change({ condition: target.value as WizardItem["condition"] })}
        />
        <Choices
          label="For"
          names={itemGenders.map((value) => [value, genderNames[value]])}
          chosen={item.genders}
          onChange={(genders) => change({ genders: genders as WizardItem["genders"] })}
        />
        <Choices
          label="Style"
          names={itemStyles.map((value) => [value, styleNames[value]])}
          chosen={item.styles}
          onChange={(styles) => change({ styles: styles as WizardItem["styles"] })}
          most={5}
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

interface ChoicesProps {
  label: string;
  names: readonly [value: string, label: string][];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  most?: number;
}

function Choices({ label, names, chosen, onChange, most = names.length }: ChoicesProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-md font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-x-5">
        {names.map(([value, name]) => (
          <Checkbox
            key={value}
            checked={chosen.includes(value)}
            disabled={!chosen.includes(value) && chosen.length >= most}
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
