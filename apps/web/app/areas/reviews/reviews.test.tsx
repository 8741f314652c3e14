import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, describe, expect, test, vi } from "vitest";
import { makePublicReview } from "#test/reviews.ts";
import { BusinessReviews } from "./business-reviews.tsx";
import { reviewListCopy } from "./copy.ts";
import { loadLatestReviews } from "./load-reviews.server.ts";
import { ReviewCard } from "./review-card.tsx";
import { ReviewPhotos } from "./review-photos.tsx";
import { viewReview, viewSummary } from "./review-view.ts";

const now = new Date("2026-11-16T03:00:00Z");

function html(element: ReactNode): string {
  const router = createMemoryRouter([{ path: "/", element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

const names = { businessName: "Ubuntu Braid Studio", slug: "ubuntu-braid-studio" };

describe("reviews on the page of a business", () => {
  test("DIR-DET-07 REV-05 without any it says so, and offers to write the first", () => {
    const empty = {
      summary: viewSummary({ count: 0, mean: null, starCounts: [0, 0, 0, 0, 0] }),
      reviews: [],
      aggregateRating: null,
    };
    for (const loaded of [null, empty]) {
      const page = html(<BusinessReviews {...names} loaded={loaded} mayReview />);
      expect(page).toContain(reviewListCopy.noReviews);
      expect(page).toContain("/directory/listings/ubuntu-braid-studio/reviews?write=1");
      const managerHtml = html(<BusinessReviews {...names} loaded={loaded} mayReview={false} />);
      expect(managerHtml, "somebody who manages the page").not.toContain("Write the first review");
    }
  });

  test("GUARD-14 a visitor reads mean, stars and the latest ones without a script", () => {
    const loaded = {
      summary: viewSummary({ count: 302, mean: 4.9, starCounts: [1, 2, 3, 18, 278] }),
      reviews: [viewReview(makePublicReview(), now)],
      aggregateRating: null,
    };
    const page = html(<BusinessReviews {...names} loaded={loaded} mayReview />);
    expect(page).toContain("4.9");
    expect(page).toContain("Knotless in four hours");
    expect(page).toContain("Show all 302 reviews");
    expect(page).toContain('style="width:92%"');
  });
});

test("the count says how many customers the mean is from, where others wrote too", () => {
  const getBasisText = (count: number, starCounts: number[]) =>
    viewSummary({ count, mean: 4.4, starCounts }).basisText;
  expect(getBasisText(24, [0, 1, 2, 6, 14])).toBe("from 23 customers · 24 reviews");
  expect(getBasisText(2, [0, 0, 0, 0, 1])).toBe("from 1 customer · 2 reviews");
  expect(getBasisText(23, [0, 1, 2, 6, 14])).toBe("23 reviews");
});

test("F-MKT-08 the photos of a review are links to their files, with words for those who don't see them", () => {
  const at = (name: string) => ({
    width: 320,
    height: 240,
    webp: `https://media.example/${name}.webp`,
    jpeg: `https://media.example/${name}.jpg`,
  });
  const photos = ["one", "two"].map((id) => ({ id, small: at(`${id}-s`), large: at(`${id}-l`) }));
  const page = html(<ReviewPhotos photos={photos} firstName="Achol" />);
  expect(page).toContain('href="https://media.example/two-l.jpg"');
  expect(page).toContain('src="https://media.example/one-s.webp"');
  expect(page).toContain('alt="Photo 2 by Achol"');
  expect(html(<ReviewPhotos photos={[]} firstName="Achol" />)).toBe("");
});

describe("a review", () => {
  test("REV-06 its avatar leads to the profile of its author", () => {
    const page = html(
      <ReviewCard review={viewReview(makePublicReview(), now)} replierName="Ubuntu" />,
    );
    expect(page).toContain('<a aria-label="Achol&#x27;s profile"');
    expect(page).toContain('href="/@achol.g"');
    expect(page).toContain("2 weeks ago");
    expect(page).toContain('aria-label="5 out of 5"');
  });

  test("says how its author knows the business, and what the business replied", () => {
    const shown = viewReview(
      makePublicReview({
        tie: "knows owner",
        reply: { body: "Thank you.", createdAt: "2026-11-15T03:00:00.000Z", editedAt: null },
      }),
      now,
    );
    const page = html(<ReviewCard review={shown} replierName="Ubuntu" />);
    expect(page).toContain("Knows the owner");
    expect(page).toContain("Thank you.");
    expect(page).toContain("Yesterday");
  });
});

describe("what search engines read", () => {
  afterEach(() => vi.unstubAllGlobals());

  const load = async (summary: object) => {
    vi.stubGlobal("fetch", async () =>
      Response.json({ summary, data: [makePublicReview()], nextCursor: null }),
    );
    const options = { businessId: "BUS-ABCD1234", isPublic: true, now };
    return loadLatestReviews(new Request("https://boab.example/"), options);
  };

  test("is the mean of customers, and nothing without one", async () => {
    const ratedStructuredData = await load({ count: 3, mean: 4.5, starCounts: [0, 0, 0, 1, 1] });
    expect(ratedStructuredData?.aggregateRating).toMatchObject({
      ratingValue: 4.5,
      ratingCount: 2,
      reviewCount: 3,
    });
    const unratedStructuredData = await load({ count: 1, mean: null, starCounts: [0, 0, 0, 0, 0] });
    expect(unratedStructuredData?.aggregateRating).toBeNull();
  });

  test("a business page is shown without reviews when they cannot be loaded", async () => {
    vi.stubGlobal("fetch", async () => {
      throw new Error("down");
    });
    const options = { businessId: "BUS-ABCD1234", isPublic: true, now };
    expect(await loadLatestReviews(new Request("https://boab.example/"), options)).toBeNull();
  });
});
