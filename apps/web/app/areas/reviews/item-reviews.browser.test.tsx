import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { sessionStore } from "#lib/session/session.ts";
import { toMemberView, visitor } from "#lib/session/session-store.ts";
import { member } from "#test/profiles.ts";
import { makeReview } from "#test/reviews.ts";
import { emptyList } from "#ui/list-page/loaded-list.ts";
import { ItemReviews } from "./item-reviews.tsx";
import type { ReviewSubject } from "./review-subject.ts";
import { viewSummary } from "./review-view.ts";

const subject: ReviewSubject = {
  kind: "item",
  id: "ITM-22222222",
  name: "Adire dress",
  speaker: "Kumasi",
  next: "/",
};
const summary = viewSummary({ count: 1, mean: 5, starCounts: [0, 0, 0, 0, 1] });

const Site = createRoutesStub([
  {
    path: "/",
    Component: () => <ItemReviews subject={subject} loaded={{ summary, list: emptyList }} />,
  },
]);

beforeEach(() => {
  const viewerStatus = {
    review: makeReview({ isVerified: true, tie: "customer" }),
    manages: false,
    mayReply: false,
    isStaff: false,
    isEmailConfirmed: true,
    helpful: [],
    reported: [],
    hasReceived: true,
    itemId: subject.id,
  };
  vi.spyOn(window, "fetch").mockImplementation(async () => Response.json(viewerStatus));
  sessionStore.set(toMemberView({ ...member, id: "buyer-0001" }));
});
afterEach(() => {
  sessionStore.set(visitor);
  vi.restoreAllMocks();
});

test("X-64 a buyer's own review says that they bought it, as others read it", async () => {
  await render(<Site />);
  await expect.element(page.getByText(/Bought here/)).toBeVisible();
  expect(page.getByText(/booked through/).query()).toBeNull();
});
