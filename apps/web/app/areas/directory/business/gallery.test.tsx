import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import Lightbox from "#ui/media/lightbox/lightbox.tsx";
import type { GalleryView } from "./business-view.ts";
import { Gallery } from "./gallery.tsx";
import { formatTileSizes, formatTileSrcSet } from "./gallery-layout.ts";

const file = (width: number) => ({
  width,
  height: (width / 3) * 2,
  webp: `/${width}.webp`,
  jpeg: `/${width}.jpg`,
});
const picture: GalleryView = {
  id: "00000000-0000-4000-8000-000000000001",
  small: file(480),
  medium: file(960),
  large: file(4024),
  name: "Knotless",
  description: "Four hours.",
  orientation: "landscape",
};

/** Every URL an element makes the browser fetch. */
const fetched = (html: string): string[] =>
  [...html.matchAll(/(?:src|srcSet|srcset)="([^"]+)"/g)].flatMap(([, value = ""]) =>
    value.split(", ").map((candidate) => candidate.split(" ")[0] ?? ""),
  );

describe("the tiles of a gallery", () => {
  const html = renderToStaticMarkup(<Gallery businessName="Ubuntu" gallery={[picture]} />);

  test("DIR-GAL-02 DIR-GAL-03 use the small files; the link opens the large one", () => {
    expect(fetched(html)).toEqual(["/480.webp", "/960.webp", "/960.jpg"]);
    expect(html).toContain('href="/4024.jpg"');
  });

  test("reserve their space before the photo loads", () => {
    expect(html).toContain('width="960" height="640"');
  });

  test("a photo without sizes lists its one file once", () => {
    expect(formatTileSrcSet({ small: file(2048), medium: file(2048) })).toBe("/2048.webp 2048w");
  });

  test.each([
    ["alone", 0, 1, "(width < 769px) 92vw, (width < 1025px) 92vw, 872px"],
    ["one of two", 1, 2, "(width < 769px) 69vw, (width < 1025px) 69vw, 654px"],
    ["the first of three", 0, 3, "(width < 769px) 138vw, (width < 1025px) 92vw, 872px"],
    ["the first of nine", 0, 9, "(width < 769px) 138vw, (width < 1025px) 69vw, 654px"],
    ["another of nine", 3, 9, "(width < 769px) 69vw, (width < 1025px) 35vw, 327px"],
  ])("declare the rendered width of a 3:2 photo %s", (_which, index, count, sizes) => {
    expect(formatTileSizes({ width: 900, height: 600 }, index, count)).toBe(sizes);
  });

  test("a tall photo is as wide as its tile", () => {
    expect(formatTileSizes({ width: 600, height: 900 }, 1, 2)).toContain("436px");
  });
});

test("DIR-GAL-03 the lightbox shows the tile's file until the large one has loaded", () => {
  const html = renderToStaticMarkup(
    <Lightbox
      label="Photos of Ubuntu"
      photos={[{ ...picture, alt: "Four hours." }]}
      openIndex={0}
      onMove={() => {}}
      swipeThreshold={() => 60}
    />,
  );
  const [main = "", thumbs = ""] = html.split("<ul");
  expect(fetched(main)).toEqual(["/4024.webp", "/4024.jpg"]);
  expect(main).toContain("/960.webp");
  expect(fetched(thumbs)).toEqual(["/480.webp", "/480.jpg"]);
});
