import { conditionNames, genderNames, styleNames } from "@boab/contracts/marketplace/item-limits";
import { formatCount } from "@boab/format/numbers";
import { withoutFilters, withoutValue } from "./catalog-path.ts";
import type { CatalogValues } from "./catalog-values.ts";

const oneSizePattern = /^one size$/i;

export const formatSize = (size: string): string =>
  oneSizePattern.test(size) ? size : `Size ${size}`;

const formatDollars = (amount: string | number) => `$${formatCount(Number(amount))}`;

/** `$20 to $320` */
function formatPriceRange({ pmin, pmax }: CatalogValues): string {
  if (pmin && pmax) {
    const [least, max] = [Number(pmin), Number(pmax)].sort((one, other) => one - other);
    return `${formatDollars(least ?? 0)} to ${formatDollars(max ?? 0)}`;
  }
  return pmin ? `${formatDollars(pmin)} and over` : `Up to ${formatDollars(pmax)}`;
}

/** Filters that take several values. */
type ListFilterName = "cat" | "gender" | "style" | "color" | "size" | "brand" | "cond";

/** CATLG-18: a chip for each active filter, with the URL that removes it. */
export function listAppliedFilters(base: string, params: URLSearchParams, values: CatalogValues) {
  const all = <Name extends ListFilterName>(
    name: Name,
    label: (value: CatalogValues[Name][number]) => string = String,
  ) =>
    values[name].map((value: CatalogValues[Name][number]) => ({
      label: label(value),
      to: withoutValue(base, params, name, value),
    }));
  const one = (isOn: boolean, label: string, ...names: string[]) =>
    isOn ? [{ label, to: withoutFilters(base, params, ...names) }] : [];
  return [
    ...one(values.q !== "", `“${values.q}”`, "q"),
    ...all("cat"),
    ...one(values.pmin !== "" || values.pmax !== "", formatPriceRange(values), "pmin", "pmax"),
    ...all("gender", (gender) => genderNames[gender]),
    ...all("style", (style) => styleNames[style]),
    ...all("color"),
    ...all("size", formatSize),
    ...all("brand"),
    ...all("cond", (condition) => conditionNames[condition]),
    ...one(values.minRating !== "", `${values.minRating} stars and up`, "minRating"),
    ...one(values.fship, "Free shipping", "fship"),
    ...one(values.fret, "Free returns", "fret"),
    ...one(values.stock, "In stock", "stock"),
  ];
}
