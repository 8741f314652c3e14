import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { member } from "#test/profiles.ts";
import { WelcomeView } from "./landing-views.tsx";

const closed = { browseMarketplace: null, createStore: "/marketplace-onboarding" };
const open = { browseMarketplace: "/marketplace", createStore: "/marketplace/YQ" };

function renderWelcome(
  profile: typeof member,
  paths = open as typeof open | typeof closed,
): string {
  const element = <WelcomeView profile={profile} paths={paths} />;
  const router = createMemoryRouter([{ path: "*", element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test("X-78 AUTH-06 a closed marketplace offers to say when it opens instead of browsing", () => {
  const page = renderWelcome(member, closed);
  expect(page).toMatch(/href="\/opening\/marketplace"[^>]*>Tell me when it opens</);
  expect(page).not.toContain("Browse Marketplace");
  expect(page).not.toContain("Shop for cloth");
  expect(page).toMatch(/href="\/marketplace-onboarding"[^>]*>Create Store</);
});

test("AUTH-08 whoever logs in without a target finds their bookings, orders and saved places", () => {
  const page = renderWelcome(member);
  expect(page).toMatch(/href="\/my-account\/bookings"[^>]*>My bookings</);
  expect(page).toMatch(/href="\/my-account\/orders"[^>]*>My orders</);
  expect(page).toMatch(/href="\/my-account\/saved"[^>]*>Saved</);
});

test("AUTH-06 an open marketplace is there to browse", () => {
  const page = renderWelcome(member);
  expect(page).toMatch(/href="\/marketplace"[^>]*>Browse Marketplace</);
  expect(page).not.toContain("Tell me when it opens");
});

describe("AUTH-09 welcome", () => {
  test("shows the photo of somebody who has one, sharp on every screen", () => {
    const photoUrl = "https://media.boab.example/public/ada_md.webp";
    const photoSrcSet = `${photoUrl} 128w, https://media.boab.example/public/ada_lg.webp 256w`;
    const html = renderWelcome({ ...member, photoUrl, photoSrcSet });
    expect(html).toMatch(new RegExp(`<img[^>]*src="${photoUrl}"[^>]*width="88"`));
    expect(html).toContain(`srcSet="${photoSrcSet}"`);
    expect(html).not.toContain(">AO<");
  });

  test("shows initials when there is no photo", () => {
    const html = renderWelcome(member);
    expect(html).toContain(">AO<");
    expect(html).not.toContain('width="88"');
    expect(html).toContain("Welcome back, Amara!");
  });
});
