import type { CatalogChoice } from "@boab/contracts/marketplace/catalog";
import {
  itemCategoryNames,
  subCategoriesOf,
  subSubCategoriesOf,
} from "@boab/contracts/marketplace/item-categories";
import type { ChoiceView } from "./catalog-view.ts";

/**
 * An item has all the categories that are chosen (CATLG-10), so the choices lead down the tree: once a category is
 * chosen, what is offered next are the ones below it.
 */
export function categoryChoices(
  found: readonly CatalogChoice[],
  chosen: readonly string[],
  fixed: string | null,
): ChoiceView[] {
  const path = [...(fixed ? [fixed] : []), ...chosen];
  const tops = itemCategoryNames.filter((name) => path.includes(name));
  const seconds = tops.flatMap((top) => subCategoriesOf(top).filter((name) => path.includes(name)));
  const offered = [
    ...(tops.length === 0 ? itemCategoryNames : tops),
    ...tops.flatMap((top) => subCategoriesOf(top)),
    ...tops.flatMap((top) => seconds.flatMap((second) => subSubCategoriesOf(top, second))),
    // Chosen without the level above.
    ...chosen,
  ];
  const counts = new Map(found.map(({ value, count }) => [value, count]));
  return [...new Set<string>(offered)]
    .filter((name) => name !== fixed && (counts.has(name) || chosen.includes(name)))
    .map((name) => ({
      value: name,
      label: name,
      count: counts.get(name) ?? (counts.size ? 0 : null),
    }))
    .map((choice, place) => ({ choice, place }))
    .sort(
      (one, other) =>
        Number(chosen.includes(other.choice.value)) - Number(chosen.includes(one.choice.value)) ||
        (tops.length === 0 ? (other.choice.count ?? 0) - (one.choice.count ?? 0) : 0) ||
        one.place - other.place,
    )
    .map(({ choice }) => choice);
}
