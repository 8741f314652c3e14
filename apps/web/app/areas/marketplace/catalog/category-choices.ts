import type { CatalogChoice } from "@boab/contracts/marketplace/catalog";
import {
  itemCategoryNames,
  listSubCategories,
  listSubSubCategories,
} from "@boab/contracts/marketplace/item-categories";
import type { ChoiceView } from "./catalog-view.ts";

/**
 * An item has to match all chosen categories (CATLG-10), so the choices lead down the tree: choosing a category offers
 * the ones below it.
 */
export function listCategoryChoices(
  found: readonly CatalogChoice[],
  chosen: readonly string[],
  fixedCategory: string | null,
): ChoiceView[] {
  const path = [...(fixedCategory ? [fixedCategory] : []), ...chosen];
  const topCategories = itemCategoryNames.filter((name) => path.includes(name));
  const secondLevelCategories = topCategories.flatMap((top) =>
    listSubCategories(top).filter((name) => path.includes(name)),
  );
  const offered = [
    ...(topCategories.length === 0 ? itemCategoryNames : topCategories),
    ...topCategories.flatMap((top) => listSubCategories(top)),
    ...topCategories.flatMap((top) =>
      secondLevelCategories.flatMap((second) => listSubSubCategories(top, second)),
    ),
    // A category may be chosen without the level above it.
    ...chosen,
  ];
  const counts = new Map(found.map(({ value, count }) => [value, count]));
  return [...new Set<string>(offered)]
    .filter((name) => name !== fixedCategory && (counts.has(name) || chosen.includes(name)))
    .map((name) => ({
      value: name,
      label: name,
      count: counts.get(name) ?? (counts.size ? 0 : null),
    }))
    .map((choice, place) => ({ choice, place }))
    .sort(
      (one, other) =>
        Number(chosen.includes(other.choice.value)) - Number(chosen.includes(one.choice.value)) ||
        (topCategories.length === 0 ? (other.choice.count ?? 0) - (one.choice.count ?? 0) : 0) ||
        one.place - other.place,
    )
    .map(({ choice }) => choice);
}
