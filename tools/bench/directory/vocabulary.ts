import { listOpenSpans } from "@boab/contracts/directory/hours";
import { hoursPatterns } from "@boab/demo/businesses/hours-patterns";
import { kinds } from "@boab/demo/businesses/kinds/all";
import { nameWords } from "@boab/demo/businesses/words";

export interface Template {
  category: string;
  noun: string;
  description: string;
  offerWords: string;
  days: unknown;
  openMinutes: string;
}

/**
 * What the demo data says and sells, in every combination: enough for a million different listings.
 */
export const templates: Template[] = kinds.flatMap((kind) =>
  kind.openings.flatMap((opening, row) =>
    kind.details.map((detail, column): Template => {
      const turn = row * kind.details.length + column;
      const days = hoursPatterns[kind.hours[turn % kind.hours.length] ?? "office"];
      const spans = listOpenSpans(days).map(([from, to]) => `[${from},${to})`);
      return {
        category: kind.category,
        noun: kind.nouns[turn % kind.nouns.length] ?? "",
        description: `${opening} ${detail}`,
        offerWords: Object.keys(kind.prices).join(" "),
        days,
        openMinutes: `{${spans}}`,
      };
    }),
  ),
);

export const words: string[] = Object.values(nameWords).flatMap((list) =>
  list.map(({ word }) => word),
);
