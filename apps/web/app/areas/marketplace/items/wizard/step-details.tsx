import {
  itemCategoryNames,
  listSubCategories,
  listSubSubCategories,
  toCategoryChoice,
  toSubCategoryChoice,
} from "@boab/contracts/marketplace/item-categories";
import { Select } from "#ui/forms/select.tsx";
import { Card } from "#ui/layout/card.tsx";
import { itemWizardCopy } from "./copy.ts";
import { CourierPicker } from "./courier-picker.tsx";
import { MoreDetails } from "./more-details.tsx";
import type { StepProps } from "./step-props.ts";

const toOptions = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));

/** Step 2: the category, the delivery, and the details buyers can filter by. */
export function StepDetails(props: StepProps) {
  const { item, change, getError } = props;
  const subCategories = listSubCategories(item.category);
  const subSubCategories = listSubSubCategories(item.category, item.subCategory ?? "");
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
            options={toOptions(itemCategoryNames)}
            value={item.category}
            onChange={({ target }) => change(toCategoryChoice(target.value))}
            error={getError("category")}
            className="sm:col-span-2"
          />
          <CategoryLevelSelect
            label="Subcategory"
            name="subCategory"
            names={subCategories}
            hasParent={item.category !== ""}
            value={item.subCategory}
            onChange={(name) => change(toSubCategoryChoice(item, name))}
            error={getError("subCategory")}
          />
          <CategoryLevelSelect
            label="Type"
            name="subSubCategory"
            counter="Optional"
            names={subSubCategories}
            hasParent={item.subCategory !== null || item.category !== ""}
            value={item.subSubCategory}
            onChange={(subSubCategory) => change({ subSubCategory })}
            error={getError("subSubCategory")}
          />
        </div>
      </Card>
      <CourierPicker {...props} />
      <MoreDetails {...props} />
    </div>
  );
}

interface CategoryLevelSelectProps {
  label: string;
  name: string;
  counter?: string;
  names: readonly string[];
  hasParent: boolean;
  value: string | null;
  onChange: (name: string | null) => void;
  error: string | undefined;
}

/** A lower category level. When there is none, the option says so (ITEMW-07). */
function CategoryLevelSelect({
  names,
  hasParent,
  value,
  onChange,
  ...field
}: CategoryLevelSelectProps) {
  const isEmpty = names.length === 0;
  return (
    <Select
      {...field}
      placeholder={isEmpty && hasParent ? itemWizardCopy.notApplicable : "Choose one"}
      disabled={isEmpty}
      options={toOptions(names)}
      value={value ?? ""}
      onChange={({ target }) => onChange(target.value || null)}
    />
  );
}
