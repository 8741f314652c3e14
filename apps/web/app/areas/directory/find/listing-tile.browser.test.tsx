import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { FreeTimesView, ResultCardView } from "../free-times.ts";
import { ListingTile } from "./listing-tile.tsx";

const shownCard: ResultCardView = {
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
  free: null,
};

const Tile = ({ card = shownCard }: { card?: ResultCardView }) => (
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

const PlainTile = () => <Tile />;

test.each([260, 340, 440])(
  "on a card of %i px rating, distance and price share one line",
  async (width) => {
    const Page = createRoutesStub([{ path: "/", Component: PlainTile }]);
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

const free: FreeTimesView = {
  service: { title: "Knotless braids", price: "$140", duration: "3 h", deposit: "Deposit $40" },
  confirmsInstantly: false,
  day: "Sat 21 Nov",
  times: [
    { label: "10:00 am", spoken: "Saturday 21 November, 10:00 am", to: "/book?start=10" },
    { label: "11:30 am", spoken: "Saturday 21 November, 11:30 am", to: "/book?start=11" },
  ],
  more: { label: "2 more", to: "/book" },
  zone: { id: "Australia/Melbourne", label: "Melbourne time", isUnusual: false },
};

const FreeTile = () => <Tile card={{ ...shownCard, free }} />;
const BookingPage = () => <p>Booking</p>;

test("V3 free times are links of their own, above the link of the whole card", async () => {
  const Page = createRoutesStub([
    { path: "/", Component: FreeTile },
    { path: "/book", Component: BookingPage },
  ]);
  await render(
    <div style={{ width: 320 }}>
      <Page />
    </div>,
  );
  const time = page.getByRole("link", {
    name: "Ask for Saturday 21 November, 10:00 am at Ubuntu Braid Studio",
  });
  await expect.element(time).toHaveTextContent("10:00 am");
  const box = time.element().getBoundingClientRect();
  expect(box.height).toBeGreaterThanOrEqual(44);
  const edge = page.getByRole("article").element().getBoundingClientRect();
  for (const link of page.getByRole("link").elements())
    expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(edge.right);
  await time.click();
  await expect.element(page.getByText("Booking")).toBeVisible();
});
