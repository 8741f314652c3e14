import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { sessionStore } from "#lib/session/session.ts";
import { toMemberView, visitor } from "#lib/session/session-store.ts";
import { readPostedValues } from "#test/posted-values.ts";
import { member } from "#test/profiles.ts";
import { makePublicReview, makeReview } from "#test/reviews.ts";
import { emptyList } from "#ui/list-page/loaded-list.ts";
import { viewReview, viewSummary } from "./review-view.ts";
import { ReviewsPage } from "./reviews-page.tsx";

const posted: Record<string, string>[] = [];
let answer: (values: Record<string, string>) => unknown;
let viewerStatus: object;

const business = {
  id: "BUS-ABCD1234",
  slug: "ubuntu",
  name: "Ubuntu",
  about: "Services",
  path: "/directory/listings/ubuntu",
  logo: null,
  book: null,
};

const Page = () => (
  <ReviewsPage
    business={business}
    summary={viewSummary({ count: 2, mean: 5, starCounts: [0, 0, 0, 0, 1] })}
    list={{
      ...emptyList,
      rows: [viewReview(makePublicReview(), new Date("2026-11-16T03:00:00Z"))],
    }}
    sort="newest"
    show={null}
  />
);

const Site = createRoutesStub([
  {
    path: "/directory/listings/ubuntu/reviews",
    Component: Page,
    action: async ({ request }) => {
      const values = await readPostedValues(request);
      posted.push(values);
      return answer(values);
    },
  },
  { path: "/register", Component: () => <p>The way in</p> },
]);

const path = "/directory/listings/ubuntu/reviews";
const show = (query = "") => render(<Site initialEntries={[path + query]} />);

const reader = {
  review: null,
  manages: false,
  mayReply: false,
  isStaff: false,
  isEmailConfirmed: true,
  helpful: [],
  reported: [],
};

beforeEach(() => {
  posted.length = 0;
  answer = () => ({ ok: true, response: {} });
  viewerStatus = reader;
  vi.spyOn(window, "fetch").mockImplementation(async () => Response.json(viewerStatus));
  sessionStore.set(toMemberView(member));
});
afterEach(() => {
  sessionStore.set(visitor);
  vi.restoreAllMocks();
});

test("REV-03 a visitor who wants to write is asked to sign in", async () => {
  sessionStore.set(visitor);
  await show("?write=1");
  const dialog = page.getByRole("dialog", { name: "Sign in required" });
  await expect.element(dialog.getByText("Please sign in to write a review.")).toBeVisible();
  await dialog.getByRole("link", { name: "Sign in" }).click();
  await expect.element(page.getByText("The way in")).toBeVisible();
});

test("REV-02 REV-04 a member writes with stars, words and a tie, and reads what is wrong", async () => {
  await show();
  await page.getByRole("button", { name: "Write a review" }).click();
  const dialog = page.getByRole("dialog", { name: "How was Ubuntu?" });
  answer = () => ({
    ok: false,
    code: "bad_request",
    error: "Please check.",
    values: {},
    fields: { rating: "Please choose from one to five stars.", tie: "Please tell us." },
  });
  await dialog.getByRole("button", { name: "Post review" }).click();
  await expect.element(dialog.getByText("Please choose from one to five stars.")).toBeVisible();
  await expect.element(dialog.getByText("Please tell us.")).toBeVisible();

  await dialog.getByRole("radio", { name: "4 of 5: Good" }).click({ force: true });
  await dialog.getByLabelText("Your review").fill("Calm room, neat work.");
  await expect.element(dialog.getByText("21 of 160")).toBeVisible();
  await dialog.getByText("I was a customer").click();
  answer = () => ({
    ok: false,
    code: "internal",
    fields: {},
    values: {},
    error: "Failed to submit review. Please try again.",
  });
  await dialog.getByRole("button", { name: "Post review" }).click();
  const alert = dialog.getByRole("alert");
  await expect.element(alert.getByText("Error", { exact: true })).toBeVisible();
  const sentence = alert.getByText(/Failed to submit review. Please try again.$/);
  await expect.element(sentence).toBeVisible();
  answer = () => ({ ok: true, response: makeReview() });
  await dialog.getByRole("button", { name: "Post review" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(posted.at(-1)).toMatchObject({
    intent: "write",
    businessId: "BUS-ABCD1234",
    rating: "4",
    tie: "customer",
    comment: "Calm room, neat work.",
  });
});

test("REV-07 deleting one's own review has a confirmation", async () => {
  const ownReview = makeReview({ id: "00000000-0000-4000-8000-000000000009", firstName: "Amara" });
  viewerStatus = { ...reader, review: ownReview };
  await show();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your review?" });
  await dialog.getByRole("button", { name: "Keep it" }).click();
  expect(posted).toEqual([]);
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await dialog.getByRole("button", { name: "Yes, delete" }).click();
  await expect.poll(() => posted).toEqual([{ intent: "delete", id: ownReview.id }]);
});

test("GUARD-17 an owner replies and reports, and neither writes nor deletes", async () => {
  viewerStatus = { ...reader, manages: true, mayReply: true };
  await show();
  await page.getByRole("button", { name: "Reply to Achol" }).click();
  const dialog = page.getByRole("dialog", { name: "Reply to Achol" });
  await dialog.getByLabelText("Your reply").fill("Come again.");
  await dialog.getByRole("button", { name: "Post reply" }).click();
  await expect.poll(() => posted[0]).toMatchObject({ intent: "reply", body: "Come again." });
  await expect.element(page.getByRole("button", { name: "Report Achol's review" })).toBeVisible();
  expect(page.getByRole("button", { name: /Write a review|Delete/ }).elements()).toEqual([]);
});

test("somebody with an unconfirmed email is told so before writing, with the way to it", async () => {
  sessionStore.set(toMemberView({ ...member, emailVerified: false }));
  await show("?write=1");
  const dialog = page.getByRole("dialog", { name: "How was Ubuntu?" });
  await expect.element(dialog.getByText(/Please confirm your email first/)).toBeVisible();
  await expect
    .element(dialog.getByRole("link", { name: "get a new one on your account page" }))
    .toHaveAttribute("href", "/account-management#security-title");
});

test("a link to write a review opens no form for an owner", async () => {
  viewerStatus = { ...reader, manages: true, mayReply: true };
  await show("?write=1");
  await expect.element(page.getByRole("button", { name: "Reply to Achol" })).toBeVisible();
  expect(page.getByRole("dialog").elements()).toEqual([]);
});

test("a member reports with a reason, and finds a helpful review counted", async () => {
  answer = ({ intent }) =>
    intent === "report"
      ? { ok: true, response: { message: "Thanks for telling us." } }
      : { ok: true, response: { helpfulCount: 13 } };
  await show();
  await page.getByRole("button", { name: "Report Achol's review" }).click();
  const dialog = page.getByRole("dialog", { name: "Report this review" });
  await dialog.getByText(/^The writer hides a tie/).click();
  await dialog.getByRole("button", { name: "Send report" }).click();
  await expect.poll(() => posted[0]).toMatchObject({ intent: "report", reason: "hidden tie" });
  await expect.element(dialog).not.toBeInTheDocument();
  const helpful = page.getByRole("button", { name: "Achol's review is helpful" });
  await helpful.click();
  await expect.element(helpful.getByText("13")).toBeVisible();
  await expect.element(helpful).toHaveAttribute("aria-pressed", "true");
});
