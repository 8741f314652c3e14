import { Checkbox } from "#ui/forms/checkbox.tsx";
import { RadioGroup } from "#ui/forms/radio-group.tsx";
import { Switch } from "#ui/forms/switch.tsx";
import { TextArea } from "#ui/forms/text-area.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Specimen } from "./specimen.tsx";

export function InputSpecimen() {
  return (
    <Specimen title="Inputs" rule="Label above, message below, never placeholder only">
      <div className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
        <TextField label="Rest" name="rest" placeholder="Business name" />
        <TextField
          label="Focus"
          name="focus"
          defaultValue="Kumasi Cloth House"
          className="[&_input]:border-focus [&_input]:outline-3 [&_input]:outline-offset-0 [&_input]:outline-focus/28"
        />
        <TextField
          label="Error"
          name="error"
          defaultValue="Kumasi & Co"
          error="Business name can only include letters, numbers, spaces and apostrophes (')."
        />
        <TextField
          label="With prefix"
          name="price"
          prefix="$"
          defaultValue="149.00"
          inputMode="decimal"
          hint="Includes GST"
        />
        <TextArea
          label="Counter"
          name="about"
          rows={2}
          maxWords={40}
          defaultValue="Braids, locs and natural hair for every age."
        />
        <div>
          <p className="mb-1.5 text-md font-semibold">Choices</p>
          <Checkbox name="shipping" defaultChecked>
            Free shipping
          </Checkbox>
          <RadioGroup
            label="Payment"
            isLabelHidden
            name="payment"
            defaultValue="later"
            options={[{ value: "later", label: "Pay later" }]}
          />
          <div className="mt-1.5 flex flex-wrap gap-x-6">
            <Switch name="live" defaultChecked>
              <b>Live</b>
            </Switch>
            <Switch name="hidden">Hidden</Switch>
          </div>
        </div>
      </div>
    </Specimen>
  );
}
