import { expect, test } from "vitest";
import { needsNetwork } from "./offline-links.ts";

const pageUrl = "https://boab.example/directory?page=2#top";
const link = (href: string, isDownload = false) => ({
  href,
  protocol: new URL(href).protocol,
  hasAttribute: () => isDownload,
});

test.each([
  ["https://boab.example/help", true],
  ["https://other.example/", true],
  ["https://boab.example/directory?page=2", true],
  ["https://boab.example/directory?page=2#prices", false],
  ["https://boab.example/help#prices", true],
  ["tel:+61412345678", false],
  ["mailto:ada@boab.example", false],
])("offline %s needs the network: %s", (href, isNeeded) => {
  expect(needsNetwork(link(href), pageUrl)).toBe(isNeeded);
});

test("a download made on the page does not", () => {
  expect(needsNetwork(link("https://boab.example/code.svg", true), pageUrl)).toBe(false);
});
