import { createRoutesStub } from "react-router";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { BusinessHeading } from "./business-heading.tsx";
import type { BusinessView } from "./business-view.ts";

const view = {
  id: "BUS-00000001",
  name: "Teranga Table",
  isLive: true,
  isSpotlight: false,
  logo: null,
  category: "Restaurants",
  place: "Footscray VIC",
  opening: null,
  phone: { href: "tel:0370100001", text: "03 7010 0001" },
  shortLink: "https://boab.example/teranga-table",
} as BusinessView;

const Page = createRoutesStub([
  {
    path: "/",
    Component: () => (
      <div className="p-gutter pt-16">
        <BusinessHeading rating={null} view={view} />
      </div>
    ),
  },
]);

afterEach(() => page.viewport(1440, 900));

test.each([320, 390, 1440])(
  "the menu for sharing stays on a screen of %i px, and Escape gives the focus back",
  async (width) => {
    await page.viewport(width, 844);
    await render(<Page />);
    const opener = page.getByText("Share", { exact: true });
    await opener.click();
    const whatsApp = page.getByRole("link", { name: /^WhatsApp/ });
    await expect.element(whatsApp).toBeVisible();
    const box = whatsApp.element().closest("div")?.getBoundingClientRect();
    expect(box?.left).toBeGreaterThanOrEqual(0);
    expect(box?.right).toBeLessThanOrEqual(width);
    await userEvent.tab();
    await userEvent.keyboard("{Escape}");
    await expect.element(whatsApp).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  },
);
