import { noSocials } from "@boab/contracts/directory/socials";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { makeListing } from "#test/listings.ts";
import { EditingContext } from "../editing/editing-context.ts";
import { ActionBar } from "./action-bar.tsx";
import { Address } from "./address.tsx";
import { BusinessPage } from "./business-page.tsx";
import { Catalog } from "./catalog.tsx";
import { listingPageCopy } from "./copy.ts";
import { CoverPhoto } from "./cover-photo.tsx";
import type { PricesContent } from "./price-shop.ts";
import { Prices } from "./prices.tsx";
import { SidePanel } from "./side-panel.tsx";
import { Socials } from "./socials.tsx";
import { viewBusiness } from "./view-business.server.ts";

const now = new Date("2026-06-02T03:00:00Z");
const view = (changes: Parameters<typeof makeListing>[0] = {}) =>
  viewBusiness(makeListing(changes), {
    now,
    origin: "https://boab.example",
    map: { styleUrl: null, embedUrl: null },
  });

describe("empty sections", () => {
  test.each([
    ["DIR-DET-07 DIR-SOC-03", listingPageCopy.noSocials, <Socials key="s" socials={[]} />],
    ["DIR-DET-07 DIR-CAT-02", listingPageCopy.noCatalog, <Catalog key="c" catalog={null} />],
  ])("%s say: %s", (_ids, sentence, section) => {
    expect(renderToStaticMarkup(section)).toContain(sentence);
  });
});

test("DIR-DET-02 the page shows the sections in the specified order", () => {
  const file = { width: 10, height: 10, webp: "/a.webp", jpeg: "/a.jpg" };
  const id = "00000000-0000-4000-8000-000000000001";
  const full = view({
    socials: { ...noSocials, instagram: "https://www.instagram.com/ubuntu" },
    pricings: [
      {
        id,
        title: "Braids",
        type: "Braids",
        amountCents: 100,
        amount: 1,
        price: 1,
        durationMinutes: null,
        shortestMinutes: null,
      },
    ],
    videoLink: {
      provider: "youtube",
      id: "aqz-KE-bpKQ",
      embedUrl: "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ",
    },
    gallery: [
      {
        id,
        url: "/a.jpg",
        picture: { small: file, medium: file, large: file },
        name: "",
        description: "",
        orientation: "landscape",
      },
    ],
    catalogData: { title: "Styles", urlLink: "https://u.example/styles" },
  });
  expect(listSections(full)).toBe(
    "cover logo info socials prices video gallery address hours catalog reviews jobs",
  );
  expect(listSections({ ...full, takesPayments: true })).toBe(
    "cover logo info socials prices payment video gallery address hours catalog reviews jobs",
  );
});

const noReviews = { count: 0, rating: null, action: null, body: null };

function listSections(shown: ReturnType<typeof view>): string {
  const pricesSlot = {
    booking: () => null,
    actions: () => null,
    modal: <dialog />,
    ownerNote: null,
  };
  const jobs = { count: 0, body: null, applications: null };
  const element = <BusinessPage view={shown} shop={pricesSlot} reviews={noReviews} jobs={jobs} />;
  const router = createMemoryRouter([{ path: "/", element }]);
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  return Array.from(html.matchAll(/data-section="(\w+)"/g), ([, name]) => name).join(" ");
}

describe("prices", () => {
  const price = (id: string, amountCents: number, durationMinutes: number | null = null) => ({
    id,
    title: `Price ${id}`,
    type: `Price ${id}`,
    amountCents,
    amount: amountCents / 100,
    price: amountCents / 100,
    durationMinutes,
    shortestMinutes: null,
  });
  const pricings = [price("1", 22_000), price("2", 0), price("3", 18_000, 270)];
  const pricesSlot: PricesContent = {
    booking: ({ title }) => `Book ${title}`,
    actions: ({ title }) => `Pay ${title}`,
    modal: null,
    ownerNote: "Ask for seller access",
  };
  const renderPrices = (takesPayments: boolean, isOwner = false) => {
    const editing = isOwner ? ({ isOwner, tools: () => null, editor: () => null } as never) : null;
    return renderToStaticMarkup(
      <EditingContext value={editing}>
        <Prices view={view({ pricings, takesPayments })} pricesContent={pricesSlot} />
      </EditingContext>,
    );
  };

  test("DIR-PRICE-04 can be paid one by one where the business takes payments, what is free cannot", () => {
    const html = renderPrices(true);
    expect(html).toContain("Pay Price 1");
    expect(html).not.toContain("Pay Price 2");
    expect(renderPrices(false)).not.toContain("Pay Price 1");
  });

  test("X-91 a price with a length says it and is booked, never paid without a time", () => {
    for (const takesPayments of [true, false]) {
      const html = renderPrices(takesPayments);
      expect(html).toContain("4 h 30 min");
      expect(html).toContain("Book Price 3");
      expect(html).not.toContain("Pay Price 3");
      expect(html).not.toContain("Book Price 1");
    }
    expect(renderPrices(true, true)).not.toContain("Book Price 3");
  });

  test("DIR-PRICE-04 their owner is told how to be paid, and is not asked to pay", () => {
    expect(renderPrices(true, true)).not.toContain("Pay Price 1");
    expect(renderPrices(false, true)).toContain("Ask for seller access");
    expect(renderPrices(true, true)).not.toContain("Ask for seller access");
    expect(renderPrices(false)).not.toContain("Ask for seller access");
  });
});

test("DIR-COV-05 the cover has a position for each breakpoint", () => {
  const middle = { x: 50, y: 50 };
  const coverImagePos = { mobile: { x: 10, y: 20 }, tablet: middle, desktop: { x: 70, y: 80 } };
  const html = renderToStaticMarkup(<CoverPhoto cover={view({ coverImagePos }).cover} />);
  expect(html).toContain("--mobile:10% 20%;--tablet:50% 50%;--desktop:70% 80%");
});

test("X-33 the action bar on phones names the zone too", () => {
  const perthView = view({ timeZone: "Australia/Perth" });
  expect(renderToStaticMarkup(<ActionBar view={perthView} />)).toContain(
    "Open until 5 pm, Perth time",
  );
});

describe("the address", () => {
  test("DIR-ADDR-02 shows below a map, with directions", () => {
    const html = renderToStaticMarkup(<Address address={view().address} />);
    expect(html).toContain("18 Alfrieda Street");
    expect(html).toContain("Where St Albans VIC 3021 is in Victoria");
    expect(html).toContain("Get directions");
    expect(html).not.toContain("Show map");
  });

  test("X-72 offers the provider's map and loads nothing from it before a click", () => {
    const map = { styleUrl: null, embedUrl: "https://maps.example/embed?q={address}" };
    const { address } = viewBusiness(makeListing(), { now, origin: "https://boab.example", map });
    const html = renderToStaticMarkup(<Address address={address} />);
    expect(html).toMatch(/<a href="https:\/\/maps\.example\/embed[^>]*>Show map/);
    expect(html).toContain("Nothing loads from maps.example until you press Show map.");
    expect(html).not.toContain("<iframe");
  });

  test("DIR-ADDR-03 shows neither street nor map when it is hidden", () => {
    const hidden = view({ hideAddress: true, address: null, postcode: null });
    const html = renderToStaticMarkup(<Address address={hidden.address} />);
    expect(html).toContain(listingPageCopy.addressHidden);
    expect(html).not.toMatch(/St Albans|map/);
  });
});

describe("who manages the page", () => {
  const renderPanel = (managedSince: string | null) => {
    const element = <SidePanel view={view({ managedSince })} />;
    const router = createMemoryRouter([{ path: "/", element }]);
    return renderToStaticMarkup(<RouterProvider router={router} />);
  };

  test("a listing with an owner says since when, and offers nobody to claim it", () => {
    const html = renderPanel("2026-03-09T02:00:00.000Z");
    expect(html).toContain("Managed by the owner since March 2026.");
    expect(html).not.toContain("Is this your business?");
  });

  test("a listing that nobody has claimed offers it", () => {
    const html = renderPanel(null);
    expect(html).toContain("Is this your business?");
    expect(html).not.toContain("Managed by");
  });
});
