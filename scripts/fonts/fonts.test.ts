import { readFileSync, statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { firstViewFonts } from "../../apps/web/app/styles/fonts.ts";
import { firstViewBudgetBytes, fontFiles } from "./plan.ts";

const fonts = new URL("../../apps/web/public/fonts/", import.meta.url);
const css = readFileSync(new URL("../../apps/web/app/styles/fonts.css", import.meta.url), "utf8");
const getSize = (name: string) => statSync(new URL(name, fonts)).size;

describe("web fonts", () => {
  it("keeps the first view within its budget", () => {
    const first = fontFiles.filter((file) => file.isPreloaded);
    const total = first.reduce((sum, file) => sum + getSize(file.name), 0);
    expect(total).toBeLessThanOrEqual(firstViewBudgetBytes);
  });

  it("preloads exactly the files of the first view", () => {
    const first = fontFiles.filter((file) => file.isPreloaded).map((file) => `/fonts/${file.name}`);
    expect(firstViewFonts).toEqual(first);
  });

  it.each(fontFiles.map((file) => file.name))(
    "%s is a committed WOFF2 that the CSS uses",
    (name) => {
      expect(readFileSync(new URL(name, fonts)).toString("latin1", 0, 4)).toBe("wOF2");
      expect(css).toContain(`/fonts/${name}`);
    },
  );

  const scriptFonts = fontFiles.filter(({ name }) => name.startsWith("noto-sans"));

  it.each(scriptFonts)(
    "X-23 $name is only fetched for letters of its script",
    ({ name, characters }) => {
      const face = css.split("@font-face").find((one) => one.includes(`/fonts/${name}`));
      const ranges = [...(face?.matchAll(/U\+([0-9A-F]+)-([0-9A-F]+)/g) ?? [])];
      const read = (hex: string | undefined) => Number.parseInt(hex ?? "", 16);
      expect(ranges.map(([, first, last]) => [read(first), read(last)])).toEqual(characters);
      expect(face).toContain('font-family: "Onest"');
      expect(firstViewFonts).not.toContain(`/fonts/${name}`);
    },
  );

  it("X-23 covers the letters of Ge'ez and of Arabic", () => {
    const has = (letter: string) =>
      scriptFonts.some(({ characters }) =>
        characters.some(
          ([first, last]) => first <= letter.charCodeAt(0) && letter.charCodeAt(0) <= last,
        ),
      );
    expect([..."ሀፖ፼ᎀⷀꬁ", ..."عݐࢠ"].filter((letter) => !has(letter))).toEqual([]);
  });

  it("leaves combining marks to Onest, which positions them", () => {
    const bricolageFaces = css.split("@font-face").filter((face) => face.includes('"Bricolage'));
    expect(bricolageFaces.length).toBeGreaterThan(0);
    for (const face of bricolageFaces) expect(face).not.toContain("U+03");
  });
});
