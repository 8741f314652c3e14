import { describe, expect, test } from "vitest";
import { computeYearlyCents } from "../payments/plans.ts";
import { hasOnlySpecifiedNameCharacters, suggestBusinessName } from "./business-name.ts";
import {
  Address,
  BasicInfo,
  filterCompletePrices,
  GalleryRow,
  PriceRow,
  readPriceRow,
} from "./business-sections.ts";
import {
  BusinessName,
  countWords,
  Description,
  HttpsLink,
  Slug,
  truncateWords,
} from "./listing-fields.ts";

const info = {
  businessName: "Mama’s Kitchen",
  slug: "mamas-kitchen",
  category: "Restaurants",
  phone: "+61 400 000 000",
  email: "Hello@Mamas.example",
  description: "Jollof and more.",
};
const listMessages = (change: object) =>
  BasicInfo.safeParse({ ...info, ...change }).error?.issues.map(({ message }) => message);

describe("the basic information", () => {
  test("is stored trimmed, normalised and lower-cased", () => {
    expect(BasicInfo.parse({ ...info, businessName: "  Mama’s \n Kitchen " })).toEqual({
      ...info,
      phone: "+61400000000",
      email: "hello@mamas.example",
    });
  });

  test.each([
    ["DIR-WIZ-03", { businessName: " " }, "Business name is required."],
    ["DIR-WIZ-03", { businessName: "''" }, "Business name is required."],
    [
      "DIR-WIZ-04",
      { businessName: "Salt @ Pepper" },
      "Business name can only include letters, numbers, spaces and apostrophes (').",
    ],
    ["DIR-WIZ-05", { slug: "Mama's" }, "URL must be lowercase letters, numbers and hyphens only."],
    ["DIR-WIZ-05", { slug: "a_b" }, "URL must be lowercase letters, numbers and hyphens only."],
    ["DIR-WIZ-06", { slug: "---" }, "URL must be at least 3 characters."],
    ["DIR-WIZ-06", { slug: "ab" }, "URL must be at least 3 characters."],
    ["DIR-WIZ-07", { category: "" }, "Please select a category."],
    ["DIR-WIZ-07", { category: undefined }, "Please select a category."],
    ["DIR-WIZ-08", { phone: " " }, "Phone number is required."],
    ["DIR-WIZ-09", { phone: "12345" }, "Phone number must be 6–15 digits, e.g. +614…"],
    ["DIR-WIZ-09", { phone: "1234567890123456" }, "Phone number must be 6–15 digits, e.g. +614…"],
    ["DIR-WIZ-10", { email: "" }, "Email address is required."],
    ["DIR-WIZ-11", { email: "nobody" }, "Email address is not valid."],
    ["DIR-WIZ-12", { description: " " }, "Description is required."],
    ["reserved", { slug: "admin" }, expect.stringContaining("reserved")],
    ["an id", { slug: "bus-7kq2m9xa" }, expect.stringContaining("reserved")],
  ])("%s %j is refused: %s", (_id, change, message) => {
    expect(listMessages(change)).toEqual([message]);
  });

  test.each([
    ["a--b", "a--b"],
    ["-mamas-kitchen-", "mamas-kitchen"],
  ])("DIR-WIZ-05 a URL of letters, numbers and hyphens is taken: %s", (typed, slug) => {
    expect(Slug.parse(typed)).toBe(slug);
  });

  test.each(["Ọ̀ṣun Café", "ሀበሻ ምግብ", "Ngũgĩ's Books", "Société 237", "متجر أفريقيا"])(
    "X-23 a name may use any script: %s",
    (name) => {
      expect(BusinessName.parse(name)).toBe(name.normalize("NFC"));
    },
  );

  test.each(["a_b", "a​b", "a🙂b", "<b>"])("X-23 a name is not %s", (name) => {
    expect(BusinessName.safeParse(name).success).toBe(false);
  });

  test.each([
    ["Zuri's Braids & Beauty", "Zuri's Braids and Beauty"],
    ["Salt+Pepper", "Salt and Pepper"],
    ["Mama-Africa (Footscray)", "Mama Africa Footscray"],
    ["Ọ̀ṣun @ Café!", "Ọ̀ṣun Café"],
  ])("X-81 the nearest allowed name of %s is %s", (typed, nearest) => {
    expect(suggestBusinessName(typed)).toBe(nearest.normalize("NFC"));
    expect(hasOnlySpecifiedNameCharacters(suggestBusinessName(typed))).toBe(true);
    expect(hasOnlySpecifiedNameCharacters(typed)).toBe(false);
  });

  test("a name that grows when normalised still has to fit", () => {
    expect(BusinessName.safeParse("\u0958".repeat(80)).success).toBe(false);
    expect(Slug.safeParse("a".repeat(61)).success).toBe(false);
  });

  test("DIR-INFO-02 the description is cut to forty words", () => {
    const words = Array.from({ length: 60 }, (_, index) => `w${index}`);
    expect(Description.parse(words.join("\n"))).toBe(words.slice(0, 40).join(" "));
    expect(Description.parse("  two\nlines ")).toBe("two\nlines");
    expect(countWords("  ")).toBe(0);
    expect(truncateWords("one  two", 2)).toBe("one  two");
  });
});

test("DIR-ADDR-01 all five parts of an address are required and trimmed", () => {
  const address = {
    address: " 12 Rose St ",
    city: "Footscray",
    state: "VIC",
    postcode: " 3011 ",
    country: "Australia",
  };
  expect(Address.parse(address)).toMatchObject({ address: "12 Rose St", postcode: "3011" });
  for (const part of Object.keys(address))
    expect(Address.safeParse({ ...address, [part]: "  " }).success).toBe(false);
});

test("DIR-PRICE-02 a row without a title or a non-negative amount is left out", () => {
  const rows = [
    { title: "Braids", amountCents: 12000 },
    { title: " ", amountCents: 100 },
    { title: "Later", amountCents: null },
    { title: "Odd", amountCents: -1 },
    { title: "Advice", amountCents: 0 },
  ].map((row) => readPriceRow(PriceRow.parse(row)));
  expect(filterCompletePrices(rows).map(({ title }) => title)).toEqual(["Braids", "Advice"]);
  expect(PriceRow.safeParse({ title: "a", amountCents: 1.5 }).success).toBe(false);
  expect(PriceRow.safeParse({ title: "a", amountCents: "1" }).success).toBe(false);
});

test("DIR-GAL-02 a caption is cut to twenty words, and a row is either kept or new", () => {
  const id = "00000000-0000-4000-8000-000000000000";
  const description = Array.from({ length: 30 }, () => "word").join(" ");
  expect(countWords(GalleryRow.parse({ id, name: "a", description }).description)).toBe(20);
  for (const row of [{}, { id, uploadId: id }])
    expect(GalleryRow.safeParse({ ...row, name: "a", description }).success).toBe(false);
  expect(GalleryRow.safeParse({ id, name: "a", description: "", url: "x" }).success).toBe(false);
});

test.each([
  "ftp://a.example",
  "https://user@a.example",
  "user@a.example",
  "javascript:alert(1)",
  "mailto:ada@a.example",
  "https:a",
  "https://a",
  "menu",
  "",
])("%s is not a safe link", (link) => {
  expect(HttpsLink.safeParse(link).success).toBe(false);
});

test("a link that grows when it is encoded still has to fit", () => {
  const typed = `https://mamas.example/${"ሰ".repeat(60)}`;
  expect(HttpsLink.safeParse(typed).error?.issues[0]?.message).toBe(
    "Please use 500 characters or fewer.",
  );
});

test.each([
  ["www.mamas.example", "https://www.mamas.example/"],
  [" mamas.example/menu ", "https://mamas.example/menu"],
  ["http://mamas.example", "https://mamas.example/"],
  ["https://mamas.example", "https://mamas.example/"],
])("a link may be typed as people say it: %s", (typed, link) => {
  expect(HttpsLink.parse(typed)).toBe(link);
});

test("X-04 a year costs twelve months less the discount", () => {
  expect(computeYearlyCents("Growing", 0)).toBe(5940);
  expect(computeYearlyCents("Pro", 0.1)).toBe(16146);
});
