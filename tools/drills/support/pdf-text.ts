import { inflateSync } from "node:zlib";

/** What a PDF of ours says, in the order it was drawn; each piece of text on a line of its own. */
export function readPdf(pdf: Buffer): string[] {
  const objects = readObjects(pdf);
  const glyphs = new Map<string, Map<string, string>>();
  const contents: string[] = [];
  for (const { head } of objects.values()) {
    for (const [, name = "", font = ""] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, map = ""] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font)?.head ?? "") ?? [];
      glyphs.set(name, readGlyphs(objects.get(map)?.stream ?? ""));
    }
    const [, content] = /\/Type \/Page\b[\s\S]*\/Contents (\d+) 0 R/.exec(head) ?? [];
    if (content) contents.push(objects.get(content)?.stream ?? "");
  }
  return contents.flatMap((content) => readTexts(content, glyphs));
}

interface PdfObject {
  head: string;
  stream: string;
}

function readObjects(pdf: Buffer): Map<string, PdfObject> {
  const text = pdf.toString("latin1");
  const objects = new Map<string, PdfObject>();
  for (const { 1: id = "", 2: body = "" } of text.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [head = "", packed] = body.split(/stream\n/, 2);
    const bytes = Buffer.from(packed?.replace(/\nendstream$/, "") ?? "", "latin1");
    const stream = head.includes("/FlateDecode") ? inflateSync(bytes) : bytes;
    objects.set(id, { head, stream: stream.toString("latin1") });
  }
  return objects;
}

/** Which letters each number of a font stands for. */
function readGlyphs(map: string): Map<string, string> {
  const letters = new Map<string, string>();
  for (const [, first = "", list = ""] of map.matchAll(/<(\w{4})> <\w{4}> \[(.*?)\]/g))
    for (const [index, [, code = ""]] of [...list.matchAll(/<([\w ]+)>/g)].entries()) {
      const glyph = (Number.parseInt(first, 16) + index).toString(16).padStart(4, "0");
      const units = code.replaceAll(" ", "").match(/\w{4}/g) ?? [];
      letters.set(glyph, String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16))));
    }
  return letters;
}

function readTexts(content: string, glyphs: Map<string, Map<string, string>>): string[] {
  let letters = new Map<string, string>();
  const texts: string[] = [];
  for (const { 1: font, 2: shown } of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
    if (font) letters = glyphs.get(font) ?? new Map();
    const codes = [...(shown ?? "").matchAll(/<(\w+)>/g)].flatMap(
      ([, run = ""]) => run.match(/\w{4}/g) ?? [],
    );
    if (shown !== undefined) texts.push(codes.map((code) => letters.get(code) ?? "?").join(""));
  }
  return texts;
}
