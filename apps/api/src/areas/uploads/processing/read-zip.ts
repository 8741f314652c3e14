import { buffer } from "node:stream/consumers";
import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";

/** Limits for unpacking an archive; a Word document stays far below them. */
const limits = { entries: 2_000, totalBytes: 60 * 1024 * 1024, ratio: 200 };
/** Small files of blanks compress very well and are harmless. */
const minBytesForRatio = 1024 * 1024;

export interface ZipEntry {
  name: string;
  bytes: Buffer;
}

export type ZipError = "broken" | "packedTooTightly";

/**
 * Unpacks every entry in turn, or says why not. The sizes an entry claims are checked first; yauzl then
 * stops unpacking at the claimed size.
 */
export async function readZip(
  bytes: Buffer,
  visit: (entry: ZipEntry) => void,
): Promise<ZipError | undefined> {
  try {
    const zip = await fromBufferPromise(bytes, { strictFileNames: true });
    if (zip.entryCount > limits.entries) return "packedTooTightly";
    const entries = await listEntries(zip);
    const total = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
    if (total > limits.totalBytes) return "packedTooTightly";
    if (total > minBytesForRatio && total > bytes.length * limits.ratio) return "packedTooTightly";
    if (await hasOverlaps(zip, entries)) return "broken";
    for (const entry of entries) {
      const content = await buffer(await zip.openReadStreamPromise(entry));
      visit({ name: entry.fileName, bytes: content });
    }
    return undefined;
  } catch (error) {
    const exceedsClaimedSize = String(error).includes("too many bytes in the stream");
    return exceedsClaimedSize ? "packedTooTightly" : "broken";
  }
}

async function listEntries(zip: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) entries.push(entry);
  return entries;
}

/** Entries that share bytes unpack the same data many times over; no honest program writes them. */
async function hasOverlaps(zip: ZipFile, entries: Entry[]): Promise<boolean> {
  let end = 0;
  const sortedEntries = entries.toSorted(
    (a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader,
  );
  for (const entry of sortedEntries) {
    if (entry.relativeOffsetOfLocalHeader < end) return true;
    const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
    end = fileDataStart + entry.compressedSize;
  }
  return false;
}
