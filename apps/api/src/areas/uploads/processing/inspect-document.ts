import { docxType } from "@boab/contracts/uploads/limits";
import { isMacro } from "./macro.rules.ts";
import { readZip } from "./read-zip.ts";
import type { Refusal } from "./refusal.rules.ts";
import { scanForSignatures } from "./scan.ts";

/**
 * Why a document is refused, or undefined. Documents cannot be re-rendered like pictures, so they
 * are inspected.
 */
export async function inspectDocument(bytes: Buffer, type: string): Promise<Refusal | undefined> {
  if (type === docxType) return inspectDocx(bytes);
  return type === "application/pdf" ? inspectPdf(bytes) : inspectDoc(bytes);
}

/**
 * Readers look for the end marker within the last kilobyte; anything after it is not part of a PDF.
 */
const inspectPdf = (bytes: Buffer): Refusal | undefined =>
  bytes.subarray(0, 5).toString("latin1") === "%PDF-" && bytes.subarray(-1024).includes("%%EOF")
    ? undefined
    : "broken";

const macroStreams = ["_VBA_PROJECT", "Macros"].map((name) => Buffer.from(name, "utf16le"));

const inspectDoc = (bytes: Buffer): Refusal | undefined =>
  macroStreams.some((name) => bytes.includes(name)) ? "macros" : undefined;

async function inspectDocx(bytes: Buffer): Promise<Refusal | undefined> {
  const found = { hasText: false, hasMacros: false };
  const scans: Promise<string | undefined>[] = [];
  const flaw = await readZip(bytes, ({ name, bytes: entry }) => {
    found.hasText ||= name === "word/document.xml";
    found.hasMacros ||= isMacro(name, entry);
    scans.push(scanForSignatures(entry));
  });
  if (flaw) return flaw;
  if ((await Promise.all(scans)).some(Boolean)) return "virus";
  if (found.hasMacros) return "macros";
  return found.hasText ? undefined : "broken";
}
