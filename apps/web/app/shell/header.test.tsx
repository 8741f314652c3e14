import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { Header } from "./header.tsx";

const html = (path = "/") =>
  renderToStaticMarkup(
    <RouterProvider
      router={createMemoryRouter([{ path: "*", element: <Header /> }], { initialEntries: [path] })}
    />,
  );

describe("the server-rendered header, the same for everyone", () => {
  test("SHELL-16 has the main links, with the current one marked", () => {
    expect(html("/directory")).toMatch(/<a[^>]*aria-current="page"[^>]*href="\/directory"/);
    expect(html()).toMatch(/<a[^>]*href="\/marketplace-onboarding"[^>]*>Marketplace</);
  });

  test("SHELL-21 SHELL-24 has login/register and, on small screens, a menu that needs no script", () => {
    const page = html();
    expect(page).toContain("login/register");
    expect(page).toMatch(/<button[^>]*popoverTarget="small-screen-menu"[^>]*aria-label="Menu"/i);
  });

  test("SHELL-21 login/register leads back to the page it was pressed on", () => {
    const links = (path: string) =>
      Array.from(html(path).matchAll(/href="(\/register[^"]*)"/g), ([, to]) => to);
    const next = encodeURIComponent("/directory/listings?q=jollof");
    // In the bar, beside the menu button, and in the menu of small screens.
    expect(links("/directory/listings?q=jollof")).toEqual(Array(3).fill(`/register?next=${next}`));
    expect(links("/")).toEqual(Array(3).fill("/register"));
    expect(links("/register?mode=login")).toEqual(Array(3).fill("/register"));
  });

  test("SHELL-27 disabled entries are not links, are marked and say Coming Soon", () => {
    const page = html();
    const disabled = page.match(/<span aria-disabled="true".*?Coming Soon/g) ?? [];
    expect(disabled).toHaveLength(8);
    expect(page).not.toMatch(/href="\/marketplace\/checkout"/);
    expect(page).not.toMatch(/href="\/media"/);
  });
});
