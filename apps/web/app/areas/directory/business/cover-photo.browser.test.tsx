import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { makeListing } from "#test/listings.ts";
import { CoverPhoto } from "./cover-photo.tsx";
import { viewBusiness } from "./view-business.server.ts";

const file = (width: number) => ({
  width,
  height: width / 2,
  webp: `/cover-${width}.webp`,
  jpeg: `/cover-${width}.jpg`,
});

afterEach(() => page.viewport(1440, 900));

test.each([
  [767, "10% 20%", "/cover-768.webp"],
  [768, "30% 40%", "/cover-1024.webp"],
  [1023, "30% 40%", "/cover-1024.webp"],
  [1024, "50% 60%", "/cover-2048.webp"],
])(
  "DIR-COV-04 DIR-COV-05 at %i pixels the cover shows %s of %s",
  async (width, point, pictureUrl) => {
    await page.viewport(width, 800);
    const { cover } = viewBusiness(
      makeListing({
        coverImageUrl: {
          mobile: file(768),
          tablet: file(1024),
          desktop: file(2048),
          big: file(2048),
        },
        coverImagePos: {
          mobile: { x: 10, y: 20 },
          tablet: { x: 30, y: 40 },
          desktop: { x: 50, y: 60 },
        },
      }),
      { now: new Date(), origin: "https://boab.example", map: { styleUrl: null, embedUrl: null } },
    );
    await render(<CoverPhoto cover={cover} />);
    const image = document.querySelector("[data-section=cover] img") as HTMLImageElement;
    expect(getComputedStyle(image).objectPosition).toBe(point);
    await expect
      .poll(() => new URL(image.currentSrc || "x:", location.href).pathname)
      .toBe(pictureUrl);
  },
);
