import { expect, test } from "vitest";
import { makeSheet } from "./sheet.ts";

const countPages = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length;

test("a row that doesn't fit starts on the next page, with all its cells", async () => {
  const sheet = makeSheet("Packing slip");
  sheet.write("Boab");
  sheet.space(620);
  const long = "Dyed by hand in Abeokuta, and folded for the post. ".repeat(20);
  sheet.row([
    { text: long, style: { width: 200 } },
    { text: long, style: { width: 200, x: 220 } },
  ]);
  expect(countPages(await sheet.finish())).toBe(2);
});
