import { trialReminderDays } from "@boab/contracts/payments/plans";
import { describe, expect, test } from "vitest";
import { figures } from "#test/figures.ts";
import { makeMembershipSlides } from "../../home/sections/membership-slides.ts";
import { collectTexts, type InformationDocument } from "../layout/information-document.ts";
import { help } from "./help.ts";
import { makePricingDocument } from "./pricing.ts";
import { makeTermsDocument } from "./terms.ts";

const joinTexts = (document: InformationDocument) =>
  document.sections.flatMap((section) => collectTexts(section.blocks)).join(" ");

const pages = {
  pricing: joinTexts(makePricingDocument(figures)),
  terms: joinTexts(makeTermsDocument(figures)),
};

describe.each(Object.entries(pages))("what /%s promises of plans is what is charged", (_, text) => {
  test("X-76 the trial is once per person and card, and a card that has had one is not charged", () => {
    expect(text).toContain("once per person and card");
    expect(text).not.toMatch(/once per person(?! and card)/);
    expect(text).toMatch(/If your card has had a free trial before, the plan isn't started/);
  });

  test("X-28 the reminders are on the days the worker writes", () => {
    const [first, second] = trialReminderDays;
    expect([first, second]).toEqual([14, 3]);
    expect(text).toMatch(
      new RegExp(`email you ${first}( days)? and (again )?${second} days before`),
    );
  });
});

test("X-26 a change starts at once, and who cancels keeps what is paid for", () => {
  expect(pages.pricing).toContain("A change starts straight away");
  expect(pages.pricing).toContain("you keep your plan until the end of the time you've paid for");
  expect(pages.pricing).not.toContain("starts at the end of the period");
});

test("X-76 no page promises a trial without its condition", () => {
  for (const text of [joinTexts(help(figures)), JSON.stringify(makeMembershipSlides(6))])
    expect(text).not.toMatch(/once per person(?! and card)/);
});
