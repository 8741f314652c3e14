import { expect, test } from "vitest";
import { findPictureSubject } from "./listing-subject.server.ts";

test.each([
  ["Services", "ubuntu-braid-studio", "Beauty & Personal Care"],
  ["Services", "asmara-wig-room", "Beauty & Personal Care"],
  ["Retail", "kumasi-cloth-house", "Clothing & Accessories"],
  ["Services", "accra-accounting", "Services"],
  ["Services", "relocate-with-us", "Services"],
  ["Restaurants", "the-salon-kitchen", "Restaurants"],
] as const)("%s %s is drawn as %s", (category, slug, subject) => {
  expect(findPictureSubject({ category, slug })).toBe(subject);
});
