import {
  computeSellerFee,
  feeBasisSentence,
  splitPayment,
  splitRefund,
} from "@boab/contracts/payments/fees";
import { formatMoney } from "@boab/format/money";
import { formatPercent } from "@boab/format/numbers";
import { describe, expect, it } from "vitest";
import type { PublicFigures } from "#shell/public-figures.ts";
import { figures } from "#test/figures.ts";
import { findPageFile } from "#test/page-file.ts";
import { collectTexts, type InformationDocument } from "../layout/information-document.ts";
import { informationPages } from "../layout/information-pages.ts";
import { parseInline } from "../layout/inline-text.ts";
import { toFaqStructuredData } from "../layout/question-data.ts";
import { makeFeesDocument } from "./fees.ts";
import { help } from "./help.ts";
import { policies } from "./policies.ts";
import { makePricingDocument } from "./pricing.ts";
import { privacy } from "./privacy.ts";
import { returns } from "./returns.ts";
import { makeSellWithUsDocument } from "./sell-with-us.ts";
import { makeTermsDocument } from "./terms.ts";

const makeDocuments = (figures: PublicFigures): readonly InformationDocument[] => [
  makeFeesDocument(figures),
  help(figures),
  policies,
  makePricingDocument(figures),
  privacy,
  returns,
  makeSellWithUsDocument(figures),
  makeTermsDocument(figures),
];

const documents = makeDocuments(figures);

const listTexts = (document: InformationDocument) =>
  document.sections.flatMap((section) => [section.heading, ...collectTexts(section.blocks)]);

const listLinks = (document: InformationDocument) =>
  listTexts(document)
    .flatMap(parseInline)
    .flatMap((part) => (typeof part === "string" ? [] : [part.href]));

describe.each(documents.map((document) => [document.path, document] as const))(
  "SHELL-28 %s",
  (path, document) => {
    it("is a page and is listed among the others", () => {
      expect(findPageFile(path)).toMatch(/^routes\/information\//);
      expect(informationPages.map((page) => page.path)).toContain(path);
    });

    it("links only to pages and sections that exist", () => {
      for (const href of listLinks(document).filter((link) => link.startsWith("/"))) {
        expect(findPageFile(href), href).toBeDefined();
        const [target, anchor] = href.split("#");
        if (!anchor) continue;
        const sections = documents.find((other) => other.path === target)?.sections ?? [];
        expect(sections.map((section) => section.id)).toContain(anchor);
      }
    });

    it("links outside over https or mail only", () => {
      for (const href of listLinks(document).filter((link) => !link.startsWith("/"))) {
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
      const page = makeFeesDocument({ ...figures, platformFee });
      const text = [page.lead, page.description, ...listTexts(page)].join(" ");
      expect(text).toContain(`Platform fee ${formatPercent(platformFee.platformRate)} of the sale`);
      expect(text).toContain(`${formatPercent(platformFee.cardRate)} of the sale plus`);
      expect(text).toContain(`${platformFee.cardFixedCents} cents`);
      expect(text).toContain(`never above ${formatPercent(platformFee.ceilingRate)}`);
    }
  });

  it("X-80 the fee pages say that delivery is in the fee, and per store order, as it is charged", () => {
    const text = listTexts(makeFeesDocument(figures)).join(" ");
    expect(text).toContain("30 cents per store order, for the card payment.");
    expect(text).toContain("What the buyer pays your store in one order: items and delivery.");
    const [charged] = splitPayment(figures.platformFee, [
      { payeeId: "a", unitCents: 1_650, quantity: 1 },
      { payeeId: "a", unitCents: 995, quantity: 1 },
    ]);
    expect(charged?.feeCents).toBe(340);
    expect(text).toContain(
      "a $16.50 spice tin sent for $9.95 is a sale of $26.45. The fee is $3.40",
    );
    expect(text).toContain("Australia Post Standard $9.95");
    expect(listTexts(makeSellWithUsDocument(figures)).join(" ")).toContain(feeBasisSentence);
    for (const document of makeDocuments(figures))
      expect(listTexts(document).join(" ")).not.toMatch(
        /You set your delivery options|worked out on the price|cover the card cost\. *$/,
      );
  });

  it("X-103 the fee page says what a refund costs, as the ledger has it", () => {
    const text = listTexts(makeFeesDocument(figures)).join(" ");
    expect(text).toContain("we give back our 10% in proportion, and the card cost stays");
    const sale = { amountCents: 10_000, feeCents: 1_200, cardFeeCents: 200 };
    const none = { amountCents: 0, coveredCents: 0, feeCents: 0 };
    expect(splitRefund(sale, none, 5_000, true)).toEqual({ feeCents: 500, shareCents: 4_500 });
  });

  it("X-05 the fee page says up to which sale the maximum helps", () => {
    expect(listTexts(makeFeesDocument(figures)).join(" ")).toContain(
      "Below $9.10, the fixed 30 cents",
    );
    const without = { ...figures.platformFee, cardFixedCents: 0 };
    expect(
      listTexts(makeFeesDocument({ ...figures, platformFee: without })).join(" "),
    ).not.toContain("helps");
  });

  it("X-05 every page shows the new fees once the owner changes them", () => {
    const rule = { platformRate: 0.08, cardRate: 0.019, cardFixedCents: 25, ceilingRate: 0.12 };
    for (const document of makeDocuments({ ...figures, platformFee: rule })) {
      const text = [document.lead, document.description, ...listTexts(document)].join(" ");
      expect(text).not.toMatch(/\b(10|15|1\.7|85)%|\b30 cents/);
    }
  });

  it.each([
    [0, /month free|months free|free months|months are free/],
    [3, /six (free )?months|6 months free/],
  ])("X-28 with %i free months no page promises others", (trialMonths, broken) => {
    for (const document of makeDocuments({ ...figures, trialMonths })) {
      if (document.path === "/policies/privacy" || document.path === "/policies") continue;
      const text = [document.lead, document.description, ...listTexts(document)].join(" ");
      expect(text.replace(/Six months, then they are deleted/, "")).not.toMatch(broken);
    }
  });

  it("X-04 a yearly discount is mentioned only when there is one", () => {
    const describePricing = (yearlyDiscount: number) =>
      listTexts(makePricingDocument({ ...figures, yearlyDiscount })).join(" ");
    expect(describePricing(0)).toContain("no discount for paying yearly");
    expect(describePricing(0.15)).toContain("Paying yearly saves you 15%");
  });

  it("X-05 the example on the help page is computed right", () => {
    expect(listTexts(help(figures)).join(" ")).toContain(
      `On a $89.00 basket that is ${formatMoney(computeSellerFee(figures.platformFee, 8900).totalCents)}.`,
    );
  });

  it("X-36 the review policy says that owners cannot remove reviews", () => {
    expect(listTexts(policies).join(" ")).toContain(
      "A business cannot delete, hide or reorder reviews",
    );
  });

  it("a booking is confirmed at once or on request, by the business's choice", () => {
    for (const document of [makeTermsDocument(figures), returns]) {
      const text = listTexts(document).join(" ");
      expect(text).toContain("Some businesses confirm at once, others confirm your request.");
      expect(text).toContain("cancellation terms apply. You'll see them before you book.");
    }
    for (const document of documents)
      expect(listTexts(document).join(" ")).not.toContain("A booking is a request until");
  });

  it("returns say who steps in and where a buyer asks for it", () => {
    expect(listTexts(returns).join(" ")).toContain(
      "No reply after three business days? Then we step in automatically. If you don't agree with the reply, ask us to decide on your order page.",
    );
  });

  it("there are two ways to join as a seller", () =>
    expect(listTexts(makeSellWithUsDocument(figures))).toContain("Two ways to join"));

  it("owners read what they can let people do, and what nobody else may do", () => {
    expect(listTexts(help(figures)).join(" ")).toContain(
      "You tick what they can do: edit the page, answer bookings, see customers' details, refund visits or read job applications. They can't delete the page or give it away.",
    );
  });

  it("every question of the help page is in its structured data, without link signs", () => {
    const { mainEntity } = toFaqStructuredData(help(figures));
    expect(mainEntity.length).toBeGreaterThan(20);
    expect(JSON.stringify(mainEntity)).not.toContain("](");
  });
});
