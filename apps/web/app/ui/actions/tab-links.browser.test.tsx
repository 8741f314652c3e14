import { createRoutesStub } from "react-router";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { TabLinks } from "./tab-links.tsx";

const labels = ["About", "Prices", "Video", "Gallery", "Address", "Hours", "Catalogue", "Reviews"];

let current: string;

const Page = createRoutesStub([
  {
    path: "/",
    Component: () => (
      <TabLinks
        label="Sections"
        links={labels.map((label) => ({ to: `#${label}`, label, isCurrent: label === current }))}
      />
    ),
  },
]);

afterEach(() => page.viewport(1440, 900));

test("a tab that is reached by keyboard is wholly in sight on a phone", async () => {
  current = "About";
  await page.viewport(390, 844);
  await render(<Page />);
  for (const label of labels) {
    await userEvent.tab();
    const tab = page.getByRole("link", { name: label });
    await expect.element(tab).toHaveFocus();
    // Widths are fractions of pixels, and scrolling goes by whole ones.
    await expect.poll(() => tab.element().getBoundingClientRect().right).toBeLessThan(391);
    expect(tab.element().getBoundingClientRect().left).toBeGreaterThan(-1);
  }
});

test.each(["About", "Address", "Reviews"])(
  "%s is in sight on a phone while it is the current tab",
  async (label) => {
    current = label;
    await page.viewport(390, 844);
    await render(<Page />);
    const tab = page.getByRole("link", { name: label });
    await expect.poll(() => tab.element().getBoundingClientRect().right).toBeLessThan(391);
    expect(tab.element().getBoundingClientRect().left).toBeGreaterThan(-1);
  },
);
