import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { fingerprints } from "./fingerprints.ts";
import * as art from "./index.ts";

const { cover, product, weave, plate, avatar, selvedge, boabScene } = art;
const drawings = { cover, product, weave, plate, avatar, selvedge, boabScene };
const hostile = `<script>alert("x")</script> & 'co' ]]> <svg onload=1>`;

/** Every drawing function, with hostile text for every text parameter. */
const hostileDrawings: [string, string][] = [
  ["cover", cover(hostile, hostile)],
  ["product", product(hostile, hostile, 800, 800, { color: '"/><script>1</script>' })],
  ["weave", weave(hostile)],
  ["plate", plate("moon", hostile)],
  ["avatar", avatar(hostile)],
  ["avatar of a bracket", avatar("<b & >c")],
  ["selvedge", selvedge(hostile)],
  ["scene", boabScene(1440, 700, { seed: hostile })],
];

describe("drawings", () => {
  it.each(fingerprints)("%s %j always draws the same picture", (name, args, expected) => {
    const draw = drawings[name] as (...args: readonly unknown[]) => string;
    expect(
      createHash("sha256")
        .update(draw(...args))
        .digest("hex"),
    ).toBe(expected);
  });

  it("draws every motif of every category", () => {
    for (const motif of art.motifs) {
      expectWellFormed(cover("Retail", "Ankara Row", 900, 600, { motif }));
    }
    for (const category of art.drawnCategories) expectWellFormed(product(category, "Ankara"));
  });

  it.each(hostileDrawings)("%s does not let a name become markup", (_name, drawn) => {
    expectWellFormed(drawn);
    const tags = [...drawn.matchAll(/<(\w+)([^>]*)>/g)];
    const attributes = tags.flatMap(([, , rest = ""]) => [...rest.matchAll(/\s([\w:-]+)="/g)]);
    expect(tags.map(([, name]) => name)).not.toContain("script");
    expect(attributes.filter(([, name]) => name?.startsWith("on"))).toEqual([]);
  });

  it("uses each id once in a picture", () => {
    const ids = [...cover("Retail", "Ankara Row").matchAll(/ id="([^"]+)"/g)].map((m) => m[1]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(0);
  });

  it("draws a card's picture quickly enough to render a page of them", () => {
    const started = performance.now();
    for (let i = 0; i < 200; i++) cover("Restaurants", `House ${i}`, 900, 600);
    for (let i = 0; i < 200; i++) weave(`House ${i}`, 600, 400);
    expect((performance.now() - started) / 400).toBeLessThan(5);
  });
});

describe("initials", () => {
  it.each([
    ["Amara Okafor", "AO"],
    ["Nyakim", "N"],
    ["ọlá adébáyọ̀", "ỌA"],
    ["ọlá Ngozi Adé", "ỌA"],
    ["  Ŋdzɔ   Ɛyram ", "ŊƐ"],
    ["", "?"],
    ["ሰላም Selam", "ሰ"],
    ["እናት የኢትዮጵያ ምግብ Enat", "እ"],
    ["النيل Al Nil", "ن"],
    ["أم درمان Omdurman", "أ"],
    ["Khartoum Corner مطعم الخرطوم", "KC"],
  ])("of %j are %j", (name, expected) => {
    expect(art.initials(name)).toBe(expected);
  });

  it("keeps a name's colours", () => {
    expect(art.avatarColours("Amara Okafor")).toEqual(art.avatarColours("Amara Okafor"));
  });
});

/** A strict check: tags nest, attributes are quoted, text has no stray characters. */
function expectWellFormed(svg: string) {
  const open: string[] = [];
  const tag = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<>]*")*)\s*(\/?)>|([^<]+)/gy;
  let end = 0;
  for (const [part, closing, name = "", , selfClosing, text] of svg.matchAll(tag)) {
    end += part.length;
    if (text !== undefined) expect(text).toMatch(/^(?:[^&>]|&(?:amp|lt|gt);)*$/);
    else if (closing) expect(open.pop()).toBe(name);
    else if (!selfClosing) open.push(name);
  }
  expect(end).toBe(svg.length);
  expect(open).toEqual([]);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
}
