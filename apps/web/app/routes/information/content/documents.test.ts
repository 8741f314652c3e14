import { sellerFee } from "@boab/contracts/payments/fees";
import { describe, expect, it } from "vitest";
import { formatMoney, formatPercent } from "#lib/format/format.ts";
import type { PublicFigures } from "#shell/public-figures.ts";
import { figures } from "#test/figures.ts";
import { pageFile } from "#test/page-file.ts";
import { type InformationDocument, textsOf } from "../layout/information-document.ts";
import { informationPages } from "../layout/information-pages.ts";
import { parseInline } from "../layout/inline-text.ts";
import { questionData } from "../layout/question-data.ts";
import { fees } from "./fees.ts";
import { help } from "./help.ts";
import { policies } from "./policies.ts";
import { pricing } from "./pricing.ts";
import { privacy } from "./privacy.ts";
import { returns } from "./returns.ts";
import { sellWithUs } from "./sell-with-us.ts";
import { terms } from "./terms.ts";

const documentsFor = (figures: PublicFigures): readonly InformationDocument[] => [
  fees(figures),
  help(figures),
  policies,
  pricing(figures),
  privacy,
  returns,
  sellWithUs(figures),
  terms(figures),
];

const documents = documentsFor(figures);

const textOf = (document: InformationDocument) =>
  document.sections.flatMap((section) => [section.heading, ...textsOf(section.blocks)]);

const linksOf = (document: InformationDocument) =>
  textOf(document)
    .flatMap(parseInline)
    .flatMap((part) => (typeof part === "string" ? [] : [part.href]));

describe.each(documents.map((document) => [document.path, document] as const))(
  "SHELL-28 %s",
  (path, document) => {
    it("is a page and is listed among the others", () => {
      expect(pageFile(path)).toMatch(/^routes\/information\//);
      expect(informationPages.map((page) => page.path)).toContain(path);
    });

    it("links only to pages and sections that exist", () => {
      for (const href of linksOf(document).filter((link) => link.startsWith("/"))) {
        expect(pageFile(href), href).toBeDefined();
        const [target, anchor] = href.split("#");
        if (!anchor) continue;
        const sections = documents.find((other) => other.path === target)?.sections ?? [];
        expect(sections.map((section) => section.id)).toContain(anchor);
      }
    });

    it("links outside over https or mail only", () => {
      for (const href of linksOf(document).filter((link) => !link.startsWith("/"))) {
        expect(href).toMatch(/^(https:|mailto:)/);
      }
    });

    it("has unique sections with text, a date and a description that fits a search result", () => {
      const ids = document.sections.map((section) => section.id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const section of document.sections) expect(section.blocks.length).toBeGreaterThan(0);
      expect(new Date(document.updatedOn).toISOString().slice(0, 10)).toBe(document.updatedOn);
      expect(document.description.length).toBeGreaterThan(60);
      expect(document.description.length).toBeLessThanOrEqual(170);
    });
  },
);

describe("promises in the texts", () => {
  it("X-05 the fee page states the figures the fee function uses", () => {
    const rule = { platformRate: 0.08, cardRate: 0.0195, cardFixedCents: 25, ceilingRate: 0.12 };
    for (const platformFee of [figures.platformFee, rule]) {
      const page = fees({ ...figures, platformFee });
      const text = [page.lead, page.description, ...textOf(page)].join(" ");
      expect(text).toContain(`Platform fee ${formatPercent(platformFee.platformRate)} of the sale`);
      expect(text).toContain(`${formatPercent(platformFee.cardRate)} of the sale plus`);
      expect(text).toContain(`${platformFee.cardFixedCents} cents`);
      expect(text).toContain(`never above ${formatPercent(platformFee.ceilingRate)}`);
    }
  });

  it("X-05 the fee page says up to which sale the maximum helps", () => {
    expect(textOf(fees(figures)).join(" ")).toContain("Below $9.10, the fixed 30 cents");
    const without = { ...figures.platformFee, cardFixedCents: 0 };
    expect(textOf(fees({ ...figures, platformFee: without })).join(" ")).not.toContain("helps");
  });

  it("X-05 every page shows the new fees once the owner changes them", () => {
    const rule = { platformRate: 0.08, cardRate: 0.019, cardFixedCents: 25, ceilingRate: 0.12 };
    for (const document of documentsFor({ ...figures, platformFee: rule })) {
      const text = [document.lead, document.description, ...textOf(document)].join(" ");
      expect(text).not.toMatch(/\b(10|15|1\.7|85)%|\b30 cents/);
    }
  });

  it.each([
    [0, /month free|months free|free months|months are free/],
    [3, /six (free )?months|6 months free/],
  ])("X-28 with %i free months no page promises others", (trialMonths, broken) => {
    for (const document of documentsFor({ ...figures, trialMonths })) {
      if (document.path === "/policies/privacy" || document.path === "/policies") continue;
      const text = [document.lead, document.description, ...textOf(document)].join(" ");
      expect(text.replace(/Six months, then they are deleted/, "")).not.toMatch(broken);
    }
  });

  it("X-04 a yearly discount is mentioned only when there is one", () => {
    const told = (yearlyDiscount: number) =>
      textOf(pricing({ ...figures, yearlyDiscount })).join(" ");
    expect(told(0)).toContain("no discount for paying yearly");
    expect(told(0.15)).toContain("Paying yearly saves you 15%");
  });

  it("X-05 the example on the help page is computed right", () => {
    expect(textOf(help(figures)).join(" ")).toContain(
      `On a $89.00 basket that is ${formatMoney(sellerFee(figures.platformFee, 8900).totalCents)}.`,
    );
  });

  it("X-36 the review policy says that owners cannot remove reviews", () => {
    expect(textOf(policies).join(" ")).toContain(
      "A business cannot delete, hide or reorder reviews",
    );
  });

  it("every question of the help page is in its structured data, without link signs", () => {
    const { mainEntity } = questionData(help(figures));
    expect(mainEntity.length).toBeGreaterThan(20);
    expect(JSON.stringify(mainEntity)).not.toContain("](");
  });
});
