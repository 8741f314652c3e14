import { reviewFilters, reviewOrders } from "@boab/contracts/reviews/reviews";
import { beforeAll, describe, expect, test } from "vitest";
import { makeManyListingsSql } from "#test/factories/many-listings.ts";
import { makeManyReviewsSql } from "#test/factories/many-reviews.ts";
import { useTestApp } from "#test/harness.ts";
import { countRowsScanned, explainQueries, runFillStatements } from "#test/plans.ts";
import {
  findReviewByAuthor,
  findReviewSummary,
  listShownReviews,
} from "./review-list.repository.ts";

const app = useTestApp();
const url = () => app.config.database.migrationUrl;
const subject = { kind: "business", id: "BUS-00000001" } as const;

beforeAll(async () => {
  await runFillStatements(url(), ...makeManyListingsSql(200));
  await runFillStatements(url(), ...makeManyReviewsSql(20_000));
}, 240_000);

const limit = 25;
const lists = reviewOrders.flatMap((order) =>
  [undefined, ...reviewFilters].map((filter) => ({ order, filter, shown: filter ?? "all" })),
);

describe("with 20,000 reviews, half of them of one business, an index serves", () => {
  test.each(lists)("$order, $shown: the first page and the next one", async ({ order, filter }) => {
    const seen = await explainQueries(url(), async (db) => {
      const first = await listShownReviews(db, subject, { order, filter, limit, after: undefined });
      expect(first).toHaveLength(limit);
      const after = first.at(-1)?.position;
      expect(await listShownReviews(db, subject, { order, filter, limit, after })).toHaveLength(
        limit,
      );
    });
    for (const { plan } of seen) {
      expect(countRowsScanned(plan), plan).toBe(0);
      // In the order of the index, so that a page is read and not everything.
      expect(plan).toContain(`Index Scan using review_${order}`);
      expect(plan).not.toContain("Sort");
    }
  });

  test("somebody's own review, and the summary", async () => {
    const seen = await explainQueries(url(), async (db) => {
      expect(await findReviewByAuthor(db, subject, "manywriter2")).toMatchObject({
        comment: "Number 2",
      });
      await findReviewSummary(db, subject);
    });
    for (const { plan } of seen) expect(countRowsScanned(plan), plan).toBeLessThan(1_000);
  });
});
