import { describe, expect, it } from "vitest";
import { formatMoney } from "#lib/format.ts";
import { feeRule, sellerFee } from "../fees/seller-fee.ts";
import { textsOf } from "../layout/information-document.ts";
import { informationPages } from "../layout/information-pages.ts";
import { parseInline } from "../layout/inline-text.ts";
import { pageFile } from "../layout/page-file.ts";
import { questionData } from "../layout/question-data.ts";
import { documents } from "./documents.ts";
import { fees } from "./fees.ts";
import { help } from "./help.ts";
import { policies } from "./policies.ts";

const textOf = (document: (typeof documents)[number]) =>
  document.sections.flatMap((section) => [section.heading, ...textsOf(section.blocks)]);

const linksOf = (document: (typeof documents)[number]) =>
  textOf(document)
    .flatMap(parseInline)
    .flatMap((part) => (typeof part === "string" ? [] : [part.href]));

describe.each(documents.map((document) => [document.path, document] as const))(
  "SHELL-28 %s",
  (path, document) => {
    it("is a page of its own and is named among the others", () => {
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
    const text = [fees.lead, ...textOf(fees)].join(" ");
    expect(text).toContain(`${feeRule.platformBasisPoints / 100}%`);
    expect(text).toContain(`${feeRule.cardBasisPoints / 100}%`);
    expect(text).toContain(`${feeRule.cardFixedCents} cents`);
    expect(text).toContain(`never above ${feeRule.ceilingBasisPoints / 100}%`);
  });

  it("X-05 the example on the help page is computed right", () => {
    expect(textOf(help).join(" ")).toContain(
      `On a $89.00 basket that is ${formatMoney(sellerFee(8900).totalCents)}.`,
    );
  });

  it("X-36 the review policy says that owners cannot remove reviews", () => {
    expect(textOf(policies).join(" ")).toContain(
      "A business cannot delete, hide or reorder reviews",
    );
  });

  it("every question of the help page is in its structured data, without link signs", () => {
    const { mainEntity } = questionData(help);
    expect(mainEntity.length).toBeGreaterThan(20);
    expect(JSON.stringify(mainEntity)).not.toContain("](");
  });
});
