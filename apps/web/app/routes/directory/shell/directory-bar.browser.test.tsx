import { createRoutesStub } from "react-router";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { DirectoryBar } from "./directory-bar.tsx";

const Page = createRoutesStub([{ path: "/", Component: DirectoryBar }]);

afterEach(() => page.viewport(1440, 900));

test.each([320, 360, 390, 430, 768])(
  "DIR-HOME-03 every link of the directory is in sight on a screen of %i px",
  async (width) => {
    await page.viewport(width, 844);
    await render(<Page />);
    const nav = page.getByRole("navigation", { name: "Directory" });
    for (const name of ["Back to Explore", "Directory Home", "Add Business"])
      await expect.element(nav.getByRole("link", { name })).toBeVisible();
    await document.fonts.ready;
    const { scrollWidth, clientWidth } = nav.element();
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    const cart = page.getByRole("button", { name: /^Cart/ }).element().getBoundingClientRect();
    expect(cart.right).toBeLessThanOrEqual(width);
  },
);

test("DIR-HOME-03 the cart opens and closes by keyboard, again and again", async () => {
  await render(<Page />);
  const cart = page.getByRole("button", { name: /^Cart/ });
  const dialog = page.getByRole("dialog", { name: "Your cart" });
  (cart.element() as HTMLElement).focus();
  for (const _time of [1, 2]) {
    await userEvent.keyboard("{Enter}");
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(cart).toHaveFocus();
  }
});
