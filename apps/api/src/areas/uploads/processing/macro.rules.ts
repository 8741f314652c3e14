/** Lists of parts and links are a few kilobytes; a larger one is refused without reading it. */
const longestList = 512 * 1024;

/** Macros in the file itself, declared by its type, or loaded from a remote template. */
export function isMacro(name: string, entry: Uint8Array): boolean {
  if (/vba(project|data)/i.test(name)) return true;
  const isList = name === "[Content_Types].xml" || name.endsWith(".rels");
  if (!isList) return false;
  if (entry.length > longestList) return true;
  const text = plainText(entry);
  return name.endsWith(".rels")
    ? text.includes("attachedtemplate") && text.includes("external")
    : text.includes("macroenabled") || text.includes("vbaproject");
}

/** As a reader of XML sees it: without the zero bytes of UTF-16, and with character references resolved. */
const plainText = (entry: Uint8Array): string =>
  new TextDecoder()
    .decode(entry)
    .replaceAll("\0", "")
    .replace(/&#(x?)([0-9a-f]{1,6});/gi, (_reference, hex: string, digits: string) => {
      const code = Number.parseInt(digits, hex ? 16 : 10);
      return code <= 0x10ffff ? String.fromCodePoint(code) : "";
    })
    .toLowerCase();
