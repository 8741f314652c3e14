import { defaultLaunchSwitches } from "@boab/contracts/common/access";
import { brand } from "@boab/contracts/common/brand";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import type { ApiClient } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import SiteLayout from "#shell/site-layout.tsx";
import { figures } from "#test/figures.ts";
import { findPageFile } from "#test/page-file.ts";
import { heroIntervalMs, makeHeroSlides } from "./hero/hero-slides.ts";
import Home, { loader, meta } from "./home.tsx";
import { type HomeContent, loadHomeContent } from "./home-content.server.ts";
import { aboutPanels } from "./sections/about-panels.ts";
import { makeMembershipSlides, membershipIntervalMs } from "./sections/membership-slides.ts";

const Stub = createRoutesStub([
  {
    id: "root",
    Component: SiteLayout,
    children: [{ id: "home", path: "/", Component: Home, loader }],
  },
]);

function renderPage(
  content: HomeContent,
  path = "/",
  switches = defaultLaunchSwitches,
  shownFigures = figures,
) {
  const home = { origin: "https://boab.example", figures: shownFigures, ...content };
  const loaderData = { root: { switches }, home };
  return renderToStaticMarkup(<Stub initialEntries={[path]} hydrationData={{ loaderData }} />);
}

function render(content: HomeContent, switches = defaultLaunchSwitches) {
  const page = renderPage(content, "/", switches);
  return page.slice(page.indexOf("<main"), page.indexOf("</main>"));
}

const place: HomeContent["places"][number] = {
  id: "BUS-00000001",
  slug: "kumasi-cloth-house",
  to: "/directory/listings/kumasi-cloth-house",
  name: "Kumasi Cloth House",
  category: "Retail",
  description: "",
  place: "Sunshine VIC",
  suburb: "Sunshine",
  distance: null,
  opening: { isOpen: true, text: "Open until 5 pm", zone: null },
  priceFrom: "from $60",
  rating: null,
  image: { src: "/pictures/listings/card/retail/kumasi-cloth-house.svg" },
  logoSrc: undefined,
  point: null,
  isSpotlight: false,
  isHidden: false,
  mayDelete: false,
};

const emptyHome = { places: [], items: null };
const html = render(emptyHome);

describe("home page", () => {
  it("X-06 says that the marketplace is open once it is", () => {
    expect(html).toContain("The marketplace is opening.");
    const open = renderPage(emptyHome, "/", {
      ...defaultLaunchSwitches,
      marketplaceAccess: "public",
    });
    expect(open).toContain("The marketplace is open.");
    expect(open).toMatch(/href="\/marketplace"[^>]*>Browse Marketplace</);
    expect(html).not.toContain("Browse Marketplace");
  });

  it("X-78 leads to what is open, and offers to say when the rest opens", () => {
    expect(html).toMatch(/href="\/opening\/media"[^>]*>Tell me when it opens</);
    expect(html).toMatch(/href="\/opening\/wellbeing"[^>]*>Tell me when it opens</);
    expect(html).toMatch(/href="\/directory\/jobs"[^>]*>Find a job</);
    const open = render(emptyHome, {
      marketplaceAccess: "public",
      mediaAccess: "public",
      showWellbeingLink: true,
    });
    expect(open).toMatch(/href="\/media"[^>]*>Go to Media</);
    expect(open).toMatch(/href="\/wellbeing"[^>]*>Go to Wellbeing</);
    expect(open).not.toContain("Tell me when it opens");
  });

  it("X-78 the notice after a closed door offers to say when it opens", () => {
    const page = renderPage(emptyHome, "/?pageNotFound=404");
    expect(page).toMatch(/href="\/opening\/marketplace"[^>]*>Tell me when Marketplace opens</);
    expect(page).toMatch(/href="\/opening\/media"[^>]*>Tell me when Media opens</);
  });

  it("an open marketplace shows its newest items with their prices, and no made-up ones", async () => {
    const picture = { webp: "/m.webp", jpeg: "/m.jpg", width: 480, height: 480 };
    const data = Array.from({ length: 7 }, (_, index) => ({
      sku: `SKU-0000000${index}`,
      name: `Bowl ${index}`,
      price: 12.5,
      main: index === 0 ? null : { mobile: { ...picture, webp: `/${index}.webp` } },
    }));
    const call = async (_call: unknown, { query }: { query: Record<string, string> }) =>
      "stock" in query ? { data } : { data: [] };
    const client = { call, load: call } as unknown as ApiClient;
    const { items } = await loadHomeContent(client, new Date(), true);
    expect(items).toHaveLength(6);
    expect(items?.[0]).toEqual({
      src: "/1.webp",
      name: "Bowl 1",
      offer: { priceCents: 1250, to: "/marketplace/item/SKU-00000001" },
    });
    expect(await loadHomeContent(client, new Date(), false)).toEqual({ places: [], items: null });
  });

  it("HOME-01 the hero changes every 5 s and all three slides are in the HTML", () => {
    expect(heroIntervalMs).toBe(5000);
    const slides = makeHeroSlides(figures);
    expect(slides).toHaveLength(3);
    for (const line of slides.flatMap((slide) => slide.heading)) expect(html).toContain(line);
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  it("HOME-01 has a visible pause button", () => {
    expect(html).toContain('aria-label="Pause slides"');
  });

  it("HOME-02 has both texts of the About/Mission toggle", () => {
    for (const panel of aboutPanels) {
      expect(html).toContain(`value="${panel.id}"`);
      expect(html).toContain(panel.heading);
    }
  });

  it("HOME-03 the membership slides change every 7 s and are all in the HTML", () => {
    expect(membershipIntervalMs).toBe(7000);
    for (const slide of makeMembershipSlides(6)) expect(html).toContain(slide.name);
    expect(html).toContain("Growing is $4.95 a month and Pro is $14.95");
  });

  it("X-80 every fee on the page is the one that is charged", () => {
    const platformFee = { ...figures.platformFee, platformRate: 0.08, ceilingRate: 0.12 };
    const page = renderPage(emptyHome, "/", defaultLaunchSwitches, { ...figures, platformFee });
    expect(page.match(/8% plus card cost, never above 12%/g)?.length).toBeGreaterThan(1);
    expect(page).toContain(">8%</dd>");
    expect(page).not.toMatch(/10%|15%/);
  });

  it("HOME-04 the teaser has the four highlights, the true fee and its buttons", () => {
    for (const text of [
      "Quick setup",
      "Stripe Payment",
      "Built-in promotion",
      "Secure &amp; trusted",
      "10% plus card cost, never above 15%.",
      "Open a store",
      "Tell me when it opens",
    ]) {
      expect(html).toContain(text);
    }
  });

  it("HOME-05 the contact form posts to the contact page", () => {
    expect(html).toContain("Get In Contact");
    expect(html).toMatch(/<form[^>]*action="\/contact-us" method="post"/);
  });

  it("HOME-06 the footer is at the bottom", async () => {
    expect(renderPage(emptyHome)).toContain("<footer");
  });

  it("HOME-08 an unknown page shows one notice with further links", async () => {
    const page = renderPage(emptyHome, "/?pageNotFound=404");
    expect(page.match(/find that page\./g)).toHaveLength(1);
    expect(page).toContain("tell us what you were looking for");
    expect(html).not.toContain("find that page");
  });

  it("X-38 shows no made-up business, price or count without demo content", () => {
    expect(html).not.toContain("Demo");
    expect(html).not.toContain("Good places");
    expect(html).not.toMatch(/\$\d+\.\d\d(?! a month|, both)/);
    for (const figure of ["10K", "1,284", "372"]) expect(html).not.toContain(figure);
  });

  it("shows the first listings of the directory, and works without the API", async () => {
    const refused = () => Promise.reject(new ApiError({ code: "not_available", status: 503 }));
    const client = { call: refused, load: refused } as unknown as ApiClient;
    expect(await loadHomeContent(client, new Date(), false)).toEqual(emptyHome);
    const page = render({ ...emptyHome, places: [place] });
    expect(page).toContain("Good places to start");
    expect(page).toContain('href="/directory/listings/kumasi-cloth-house"');
    expect(page).toContain("Open until 5 pm");
  });

  it("searches the directory with a plain form", () => {
    expect(html).toMatch(/<form[^>]*action="\/directory\/listings"[^>]*>/);
    expect(html).toContain('name="q"');
    expect(html).toContain('name="near"');
  });

  it("links only to pages that exist", () => {
    const paths = [...html.matchAll(/href="(\/[^"]*)"/g)].map((match) => match[1] ?? "");
    expect(paths.length).toBeGreaterThan(8);
    for (const path of paths) expect(findPageFile(path), path).toBeDefined();
  });

  it("images have their size, so that loading them shifts nothing", () => {
    const pictures = html.match(/<img[^>]*>/g) ?? [];
    expect(pictures.length).toBeGreaterThan(10);
    for (const picture of pictures) expect(picture).toMatch(/width="\d+" height="\d+"/);
  });

  it("has title, canonical link, Open Graph and structured data", () => {
    const tags = JSON.stringify(
      meta({
        loaderData: { origin: "https://boab.example", places: [], items: null },
      } as never),
    );
    expect(tags).toContain(`${brand.name}: ${brand.tagline}`);
    expect(tags).toContain('"rel":"canonical"');
    expect(tags).toContain("og:title");
    expect(tags).toContain('"@type":"Organization"');
    expect(tags).toContain('"@type":"WebSite"');
  });
});
