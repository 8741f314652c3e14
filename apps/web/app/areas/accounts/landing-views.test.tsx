import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { member } from "#test/profiles.ts";
import { WelcomeView } from "./landing-views.tsx";

const paths = {
  browseMarketplace: "/marketplace-onboarding",
  createStore: "/marketplace-onboarding",
};

function welcome(profile: typeof member): string {
  const element = <WelcomeView profile={profile} paths={paths} />;
  const router = createMemoryRouter([{ path: "*", element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

describe("AUTH-09 welcome", () => {
  test("shows the photo of somebody who has one, sharp on every screen", () => {
    const photoUrl = "https://media.boab.example/public/ada_md.webp";
    const photoSrcSet = `${photoUrl} 128w, https://media.boab.example/public/ada_lg.webp 256w`;
    const html = welcome({ ...member, photoUrl, photoSrcSet });
    expect(html).toMatch(new RegExp(`<img[^>]*src="${photoUrl}"[^>]*width="88"`));
    expect(html).toContain(`srcSet="${photoSrcSet}"`);
    expect(html).not.toContain(">AO<");
  });

  test("shows initials when there is no photo", () => {
    const html = welcome(member);
    expect(html).toContain(">AO<");
    expect(html).not.toContain('width="88"');
    expect(html).toContain("Welcome back, Amara!");
  });
});
