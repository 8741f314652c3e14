import { docxType } from "@boab/contracts/uploads/limits";
import { judgePdf } from "./judge-pdf.ts";
import { judgePart } from "./macro.rules.ts";
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
    ? judgePdf(bytes)
    : "broken";

const encodeStreamNames = (...names: string[]) => names.map((name) => Buffer.from(name, "utf16le"));
const macroStreams = encodeStreamNames("_VBA_PROJECT", "Macros");
/** Word writes the first beside every embedded object; a package, which may be a program, has the second. */
const objectStreams = encodeStreamNames("\u0003ObjInfo", "\u0001Ole10Native");

function inspectDoc(bytes: Buffer): Refusal | undefined {
  if (macroStreams.some((name) => bytes.includes(name))) return "macros";
  return objectStreams.some((name) => bytes.includes(name)) ? "activeContent" : undefined;
}

async function inspectDocx(bytes: Buffer): Promise<Refusal | undefined> {
  const found = { hasText: false, refusals: new Set<Refusal>() };
  const scans: Promise<string | undefined>[] = [];
  const zipError = await readZip(bytes, ({ name, bytes: entry }) => {
    found.hasText ||= name === "word/document.xml";
    const refusal = judgePart(name, entry);
    if (refusal) found.refusals.add(refusal);
    scans.push(scanForSignatures(entry));
  });
  if (zipError) return zipError;
  if ((await Promise.all(scans)).some(Boolean)) return "virus";
  for (const refusal of ["macros", "activeContent"] as const)
    if (found.refusals.has(refusal)) return refusal;
  return found.hasText ? undefined : "broken";
}
