import { expect, test } from "vitest";
import { parseCustomerSearch } from "./customer-search.rules.ts";

test.each([
  ["  ", undefined],
  ["Grace", { text: "grace" }],
  ["grace@people.example", { text: "grace@people.example" }],
  ["0491 570", { phone: "0491570" }],
  ["+61 491 570", { phone: "0491570" }],
  ["(03) 9000-1", { phone: "0390001" }],
  ["7 sisters", { text: "7 sisters" }],
  ["+", { text: "+" }],
])("%o is looked for as %o", (typed, search) => {
  expect(parseCustomerSearch(typed)).toEqual(search);
});
