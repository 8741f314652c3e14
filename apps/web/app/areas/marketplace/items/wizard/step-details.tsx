import {
  itemCategoryNames,
  subCategoriesOf,
  subSubCategoriesOf,
  withCategory,
  withSubCategory,
} from "@boab/contracts/marketplace/item-categories";
import { itemTexts } from "@boab/contracts/marketplace/item-texts";
import { Select } from "#ui/forms/select.tsx";
import { Card } from "#ui/layout/card.tsx";
import { CourierPicker } from "./courier-picker.tsx";
import { MoreDetails } from "./more-details.tsx";
import type { StepProps } from "./step-props.ts";

const optionsOf = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));

/** Step 2: where buyers find it, how it is sent, and what they can filter by. */
export function StepDetails(props: StepProps) {
  const { item, change, errorOf } = props;
  const subCategories = subCategoriesOf(item.category);
  const third = subSubCategoriesOf(item.category, item.subCategory ?? "");
  return (
    <div className="grid gap-5">
      <Card as="section" aria-labelledby="category">
        <h2 id="category" className="text-xl">
          Category
        </h2>
        <div className="mt-5 grid gap-5 sm:grid-cols-2">
          <Select
            label="Category"
            name="category"
            placeholder="Choose a category"
            options={optionsOf(itemCategoryNames)}
            value={item.category}
            onChange={({ target }) => change(withCategory(target.value))}
            error={errorOf("category")}
            className="sm:col-span-2"
          />
          <Level
            label="Subcategory"
            name="subCategory"
            names={subCategories}
            hasParent={item.category !== ""}
            value={item.subCategory}
            onChange={(name) => change(withSubCategory(item, name))}
            error={errorOf("subCategory")}
          />
          <Level
            label="Type"
            name="subSubCategory"
            counter="Optional"
            names={third}
            hasParent={item.subCategory !== null || item.category !== ""}
            value={item.subSubCategory}
            onChange={(subSubCategory) => change({ subSubCategory })}
            error={errorOf("subSubCategory")}
          />
        </div>
      </Card>
      <CourierPicker {...props} />
      <MoreDetails {...props} />
    </div>
  );
}

interface LevelProps {
  label: string;
  name: string;
  counter?: string;
  names: readonly string[];
  hasParent: boolean;
  value: string | null;
  onChange: (name: string | null) => void;
  error: string | undefined;
}

/** A level below; where there is none, the option says so (ITEMW-07). */
function Level({ names, hasParent, value, onChange, ...field }: LevelProps) {
  const isEmpty = names.length === 0;
  return (
    <Select
      {...field}
      placeholder={isEmpty && hasParent ? itemTexts.notApplicable : "Choose one"}
      disabled={isEmpty}
      options={optionsOf(names)}
      value={value ?? ""}
      onChange={({ target }) => onChange(target.value || null)}
    />
  );
}
