import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, createRoutesStub, RouterProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { getAudience } from "#areas/marketplace/launch/audience.ts";
import { launchCopy } from "#areas/marketplace/launch/copy.ts";
import { LaunchHero } from "#areas/marketplace/launch/launch-hero.tsx";
import { figures } from "#test/figures.ts";
import { member } from "#test/profiles.ts";
import Launch from "./launch.tsx";
import { StoreRequest } from "./request-store.tsx";

const Stub = createRoutesStub([
  { id: "launch", path: "/marketplace-onboarding", Component: Launch as never },
]);
const page = renderToStaticMarkup(
  <Stub
    initialEntries={["/marketplace-onboarding"]}
    hydrationData={{ loaderData: { launch: { figures } } }}
  />,
);

const renderHero = (person: Parameters<typeof getAudience>[0]) => {
  const element = <LaunchHero audience={getAudience(person)} tagline="" picture="/p.svg" />;
  return renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ path: "/", element }])} />,
  );
};

describe("the launch page", () => {
  test("LAUNCH-01 has hero, about, slider and reach-out form", () => {
    for (const words of [
      "grandmother",
      "A shop among neighbours",
      "What you could sell",
      "Ask us anything",
    ])
      expect(page).toContain(words);
    expect(page).toContain('aria-roledescription="carousel"');
  });

  test("LAUNCH-02 X-48 four highlights", () => {
    const names = [
      "Quick setup",
      launchCopy.stripePayment,
      "Built-in promotion",
      "Secure &amp; trusted",
    ];
    for (const name of names) expect(page).toContain(name);
  });

  test("LAUNCH-03 four steps", () => {
    const list = page.slice(page.indexOf("How it works</h2>"));
    expect(list.slice(0, list.indexOf("</ol>")).match(/<li/g)).toHaveLength(4);
  });

  test("LAUNCH-04 X-05 the true fee, by the rule that is charged", () => {
    for (const figure of ["10%", "1.7% + 30c", "15%", "$1.94", "$12.01", "$3.28", "$22.17"])
      expect(page).toContain(figure);
  });

  test("LAUNCH-05 X-49 the form goes to enquiries with the mark of the marketplace", () => {
    expect(page).toContain('name="source" value="marketplace"');
    expect(page).toContain('name="business"');
  });

  test("LAUNCH-06 merchants and admins create their store and browse", () => {
    for (const granted of [{ merchantStatus: "Trial" }, { adminStatus: "Admin" }] as const) {
      const hero = renderHero({ ...member, id: "demo-kwame-mensah", ...granted });
      expect(hero).toContain('href="/marketplace/ZGVtby1rd2FtZS1tZW5zYWg"');
      for (const words of ["Create your store", "Browse Marketplace"])
        expect(hero).toContain(words);
    }
  });

  test("LAUNCH-07 other members are told to contact us, also while they wait for approval", () => {
    const waiting = { ...member, userStatus: "Pending", merchantStatus: "Approved" } as const;
    for (const person of [member, waiting]) {
      expect(renderHero(person)).toContain(launchCopy.approval);
      expect(renderHero(person)).not.toContain("Create your store");
    }
  });

  test.each([
    [{ name: "askable" }, /<button(?![^>]*disabled)[^>]*>.*Request a store/],
    [undefined, /<button[^>]*disabled[^>]*>.*Request a store/],
    [
      { name: "pending", sentAt: "2026-11-16T02:00:00.000Z" },
      /We got your request on 16 Nov 2026\. We(&#x27;|')ll email you/,
    ],
  ] as const)(
    "a member asks for a store on the page, and sees what became of it: %o",
    (state, shown) => {
      const element = <StoreRequest profile={member} state={state} />;
      const html = renderToStaticMarkup(
        <RouterProvider router={createMemoryRouter([{ path: "/", element }])} />,
      );
      expect(html.replaceAll("<!-- -->", "")).toMatch(shown);
    },
  );

  test("no button to browse while the marketplace is closed", () => {
    for (const person of [null, member])
      expect(renderHero(person)).not.toContain("Browse Marketplace");
  });

  test("LAUNCH-08 signed-out visitors sign up or log in", () => {
    expect(renderHero(null)).toContain('href="/register"');
    expect(page).toContain("Sign up or log in");
  });
});
