import { createRoutesStub } from "react-router";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { AuthFrame } from "./auth-frame.tsx";

const Site = createRoutesStub([
  { path: "*", Component: () => <AuthFrame className="min-h-dvh">Form</AuthFrame> },
]);

afterEach(() => page.viewport(1440, 900));

/** WCAG's relative luminance of "rgb(72, 60, 125)". */
function computeLuminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
    const value = Number(part) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test.each([800, 1440])(
  "at %i px the promises stand on one dark colour, clear of the sun",
  async (width) => {
    await page.viewport(width, 900);
    await render(<Site initialEntries={["/register"]} />);
    await expect.element(page.getByRole("list")).toBeVisible();
    const words = page.getByText("One account for everything.").element();
    const list = page.getByRole("list").element();
    const picture = document.querySelector("aside img") as HTMLImageElement;
    expect(list.getBoundingClientRect().bottom).toBeLessThan(picture.getBoundingClientRect().top);
    const backgroundLuminance = computeLuminance(
      getComputedStyle(words.closest("aside") as HTMLElement).backgroundColor,
    );
    const ink = computeLuminance(getComputedStyle(words).color);
    expect((ink + 0.05) / (backgroundLuminance + 0.05)).toBeGreaterThan(4.5);
  },
);
