import { text } from "node:stream/consumers";
import { brand } from "@boab/contracts/common/brand";
import { newsletterCopy } from "@boab/contracts/outreach/copy";
import { prerenderToNodeStream } from "react-dom/static";
import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import { findPageFile } from "#test/page-file.ts";
import { Footer } from "./footer.tsx";
import { footerColumns } from "./footer-links.ts";

const Stub = createRoutesStub([{ path: "/", Component: Footer }]);
const { prelude } = await prerenderToNodeStream(<Stub />);
const html = (await text(prelude)).replaceAll("<!-- -->", "");

const links = footerColumns.flatMap((column) => column.links);

describe("footer", () => {
  it.each([
    "Account",
    "Bookings",
    "Jobs",
    "Orders",
    "Policies",
    "Returns",
    "Help",
    "Contact",
    "Sell with us",
    "Pricing",
    "Fees",
    "Terms",
  ])("SHELL-28 has a link %s to a real page", (label) => {
    const link = links.find((candidate) => candidate.label === label);
    expect(link && findPageFile(link.to), link?.to).toBeDefined();
    expect(html).toContain(`href="${link?.to}"`);
  });

  it("SHELL-29 shows a support contact line", () => {
    expect(html).toContain(`href="mailto:${brand.supportEmail}"`);
  });

  it("SHELL-30 says that opening a store is free, with commission on sales", () => {
    expect(html).toContain("Opening a store is free to join, with commission on sales.");
    expect(html).toContain("Prices in AUD.");
  });

  it("SHELL-31 has a subscribe form with name and email that posts without a script", () => {
    const form = html.slice(html.indexOf("<form"), html.indexOf("</form>"));
    expect(form).toContain('method="post"');
    expect(form).toContain('action="/newsletter/subscribe"');
    expect(form).toMatch(/name="name"/);
    expect(form).toMatch(/type="email"[^>]*name="email"|name="email"[^>]*type="email"/);
  });

  it("X-46 states what the person agrees to", () => {
    expect(html).toContain(newsletterCopy.consent);
  });

  it("acknowledges First Nations", () => {
    expect(html).toContain(brand.acknowledgement);
  });
});
