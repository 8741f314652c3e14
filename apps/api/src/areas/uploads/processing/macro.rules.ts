import type { Refusal } from "./refusal.rules.ts";

/** Lists of parts and links are a few kilobytes; a larger one is refused without reading it. */
const maxListBytes = 512 * 1024;

/** Parts that are files or programs of their own. */
const embeddedPartPattern = /^word\/(embeddings|activex)\//i;

/** Why a part of a Word document is refused: macros, or something it would load or run when it is opened. */
export function judgePart(name: string, entry: Uint8Array): Refusal | undefined {
  if (/vba(project|data)/i.test(name)) return "macros";
  if (embeddedPartPattern.test(name)) return "activeContent";
  const isList = name === "[Content_Types].xml" || name.endsWith(".rels");
  if (!isList) return undefined;
  if (entry.length > maxListBytes) return "macros";
  const text = decodePlainText(entry);
  if (!name.endsWith(".rels"))
    return text.includes("macroenabled") || text.includes("vbaproject") ? "macros" : undefined;
  if (text.includes("attachedtemplate") && text.includes("external")) return "macros";
  return hasExternalContent(text) ? "activeContent" : undefined;
}

const externalPattern = /targetmode\s*=\s*["']\s*external/;
const hyperlinkPattern = /\btype\s*=\s*["'][^"']*\/hyperlink["']/;
/** Embedded objects, and parts that Word converts from another format when it opens the document. */
const foreignPartPattern = /\btype\s*=\s*["'][^"']*\/(oleobject|package|afchunk|control)["']/;

/** A hyperlink waits to be pressed. Everything else from elsewhere is fetched as soon as the document opens. */
function hasExternalContent(text: string): boolean {
  // A list of links has no need for entities, which could spell anything.
  if (text.includes("<!")) return true;
  return text
    .split("<")
    .some(
      (element) =>
        foreignPartPattern.test(element) ||
        (externalPattern.test(element) && !hyperlinkPattern.test(element)),
    );
}

/** As a reader of XML sees it: without the zero bytes of UTF-16, and with character references resolved. */
const decodePlainText = (entry: Uint8Array): string =>
  new TextDecoder()
    .decode(entry)
    .replaceAll("\0", "")
    .replace(/&#(x?)([0-9a-f]{1,6});/gi, (_reference, hex: string, digits: string) => {
      const code = Number.parseInt(digits, hex ? 16 : 10);
      return code <= 0x10ffff ? String.fromCodePoint(code) : "";
    })
    .toLowerCase();
