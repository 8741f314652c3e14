import { expect, test } from "vitest";
import { photoAddresses } from "./photo.rules.ts";

const drawn = (label: string, width: number, webp = `https://m.example/${label}.webp`) => ({
  label,
  width,
  height: width,
  webp,
  jpeg: `https://m.example/${label}.jpg`,
});
const all = [drawn("sm", 64), drawn("md", 128), drawn("lg", 256)];

test("ACCT-19 a photo has its middle size as URL, and all three with their widths", () => {
  expect(photoAddresses(all)).toEqual({
    url: "https://m.example/md.webp",
    srcSet:
      "https://m.example/sm.webp 64w, https://m.example/md.webp 128w, https://m.example/lg.webp 256w",
  });
});

test("without the middle size there is no photo", () => {
  expect(photoAddresses([])).toBeUndefined();
  expect(photoAddresses([drawn("md", 128, "")])).toBeUndefined();
});
