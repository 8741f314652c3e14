import { brand } from "@boab/contracts/common/brand";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import SiteLayout from "#shell/site-layout.tsx";
import { figures } from "#test/figures.ts";
import { pageFile } from "../information/layout/page-file.ts";
import { heroIntervalMs, heroSlides, heroSwipePx } from "./hero/hero-slides.ts";
import Home, { loader, meta } from "./home.tsx";
import { type HomeContent, homeContent } from "./home-content.server.ts";
import { aboutPanels } from "./sections/about-panels.ts";
import { membershipIntervalMs, membershipSlides } from "./sections/membership-slides.ts";

const Stub = createRoutesStub([
  { Component: SiteLayout, children: [{ id: "home", path: "/", Component: Home, loader }] },
]);

function renderPage(content: HomeContent, address = "/") {
  const loaderData = { home: { origin: "https://boab.example", figures, ...content } };
  return renderToStaticMarkup(<Stub initialEntries={[address]} hydrationData={{ loaderData }} />);
}

function render(content: HomeContent) {
  const page = renderPage(content);
  return page.slice(page.indexOf("<main"), page.indexOf("</main>"));
}

const html = render(await homeContent(false));

describe("home page", () => {
  it("HOME-01 the hero turns every 5 s and all three slides are in the HTML", () => {
    expect(heroIntervalMs).toBe(5000);
    expect(heroSlides).toHaveLength(3);
    for (const line of heroSlides.flatMap((slide) => slide.heading)) expect(html).toContain(line);
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

  it("HOME-03 the membership slides turn every 7 s and are all in the HTML", () => {
    expect(membershipIntervalMs).toBe(7000);
    for (const slide of membershipSlides(6)) expect(html).toContain(slide.name);
    expect(html).toContain("Growing is $4.95 a month and Pro is $14.95");
  });

  it("HOME-04 the teaser has the four highlights, the true fee and its buttons", () => {
    for (const text of [
      "Quick setup",
      "Stripe Payment",
      "Built-in promotion",
      "Secure &amp; trusted",
      "10% plus card cost, never above 15%.",
      "Open a store",
      "Browse Marketplace",
    ]) {
      expect(html).toContain(text);
    }
  });

  it("HOME-05 the contact form posts to the contact page", () => {
    expect(html).toContain("Get In Contact");
    expect(html).toMatch(/<form[^>]*action="\/contact-us" method="post"/);
  });

  it("HOME-06 the footer stands below", async () => {
    expect(renderPage(await homeContent(false))).toContain("<footer");
  });

  it("HOME-08 a visit to an unknown page is told so once, with ways on", async () => {
    const page = renderPage(await homeContent(false), "/?pageNotFound=404");
    expect(page.match(/We could not find that page\./g)).toHaveLength(1);
    expect(page).toContain("tell us what you were looking for");
    expect(html).not.toContain("find that page");
  });

  it("HOME-07 a swipe turns a slide from 40 px on", () => {
    expect(heroSwipePx).toBe(40);
  });

  it("X-38 shows no invented business, price or count outside a demonstration", () => {
    expect(html).not.toContain("Demo");
    expect(html).not.toContain("Good places");
    expect(html).not.toMatch(/\$\d+\.\d\d(?! a month|, both)/);
    for (const figure of ["10K", "1,284", "372"]) expect(html).not.toContain(figure);
  });

  it("marks every business of a demonstration", async () => {
    const content = await homeContent(true);
    const demo = render(content);
    expect(demo.match(/>Demo</g)).toHaveLength(content.businesses.length);
    expect(demo).toContain("Good places near Footscray");
  });

  it("searches the directory with a plain form", () => {
    expect(html).toMatch(/<form[^>]*action="\/directory\/listings"[^>]*>/);
    expect(html).toContain('name="q"');
    expect(html).toContain('name="near"');
  });

  it("links only to pages that exist", () => {
    const addresses = [...html.matchAll(/href="(\/[^"]*)"/g)].map((match) => match[1] ?? "");
    expect(addresses.length).toBeGreaterThan(8);
    for (const address of addresses) expect(pageFile(address), address).toBeDefined();
  });

  it("pictures have their size, so that nothing moves when they arrive", () => {
    const pictures = html.match(/<img[^>]*>/g) ?? [];
    expect(pictures.length).toBeGreaterThan(10);
    for (const picture of pictures) expect(picture).toMatch(/width="\d+" height="\d+"/);
  });

  it("has title, canonical link, Open Graph and structured data", () => {
    const tags = JSON.stringify(
      meta({
        loaderData: { origin: "https://boab.example", businesses: [], items: null },
      } as never),
    );
    expect(tags).toContain(`${brand.name}: ${brand.tagline}`);
    expect(tags).toContain('"rel":"canonical"');
    expect(tags).toContain("og:title");
    expect(tags).toContain('"@type":"Organization"');
    expect(tags).toContain('"@type":"WebSite"');
  });
});
