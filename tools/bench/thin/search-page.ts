import type { SearchResults } from "@boab/contracts/search/search";
import { toCard } from "../../../apps/api/src/areas/directory/listings/listing-card.rules.ts";
import { getMinuteByZone } from "../../../apps/api/src/areas/directory/listings/opening.rules.ts";
import { toJobCard } from "../../../apps/api/src/areas/jobs/postings/job-fields.rules.ts";
import { toArticleCard } from "../../../apps/api/src/areas/magazine/articles/view-article.ts";
import { toCatalogItem } from "../../../apps/api/src/areas/marketplace/catalog/view-catalog-item.ts";

type Rows = Record<string, unknown>[];

/** The minute does not change during a run. */
const now = new Date();
const minutes = getMinuteByZone(now);

/** The answer of the search, shaped as our API does; what does not come from the rows of a kind is as recorded. */
export function shapeSearchPage(results: Rows[], recorded: unknown): unknown {
  const response = recorded as SearchResults;
  /** The last statement with rows of a kind, known by a column of its own, reads what is shown. */
  const shapeResults = <Card>(
    found: { data: Card[]; total: object } | null,
    column: string,
    toView: (row: never) => Card,
  ) => {
    if (!found) return null;
    const rows = results.findLast(([first]) => first?.[column] !== undefined) ?? [];
    const cards = rows.filter(({ id }) => id !== null).slice(0, found.data.length);
    return { data: cards.map((row) => toView(row as never)), total: found.total };
  };
  return {
    ...response,
    businesses: shapeResults(response.businesses, "openMinutes", (row) =>
      toCard(row, minutes, now),
    ),
    items: shapeResults(response.items, "sku", toCatalogItem),
    jobs: shapeResults(response.jobs, "exactPosting", toJobCard),
    articles: shapeResults(response.articles, "excerpt", toArticleCard),
  };
}
