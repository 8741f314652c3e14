import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { ListingCardView } from "../listing-card.ts";
import { ListingTile } from "./listing-tile.tsx";

const card: ListingCardView = {
  id: "BUS-ABCD1234",
  slug: "ubuntu-braid-studio",
  to: "/ubuntu-braid-studio",
  name: "Ubuntu Braid Studio",
  category: "Services",
  description: "Braids and locs.",
  place: "Wollongong and surrounds NSW",
  suburb: "Wollongong",
  distance: "12.4 km",
  opening: null,
  priceFrom: "from $70",
  rating: { mean: "4.9", count: 302 },
  image: { src: "data:," },
  logoSrc: undefined,
  point: null,
  isSpotlight: false,
  isHidden: true,
  mayDelete: false,
};

const Tile = () => (
  <ListingTile
    card={card}
    isFeatured={false}
    isHighlighted={false}
    isEager={false}
    onPoint={() => {}}
    onDelete={undefined}
    onLeave={undefined}
  />
);

test.each([260, 340, 440])(
  "on a card of %i px rating, distance and price share one line",
  async (width) => {
    const Page = createRoutesStub([{ path: "/", Component: Tile }]);
    await render(
      <div style={{ width }}>
        <Page />
      </div>,
    );
    const edge = page.getByRole("article").element().getBoundingClientRect();
    const textCentres = ["4.9", "12.4 km, Wollongong and surrounds NSW", "from $70"].map(
      (words) => {
        const { top, bottom, right } = page.getByText(words).element().getBoundingClientRect();
        expect(right).toBeLessThan(edge.right);
        expect(bottom - top).toBeLessThan(30);
        return (top + bottom) / 2;
      },
    );
    expect(Math.max(...textCentres) - Math.min(...textCentres)).toBeLessThan(4);
  },
);
