import { inflateRawSync } from "node:zlib";

/** Limits for unpacking an archive; a Word document stays far below them. */
const limits = { entries: 2_000, totalBytes: 60 * 1024 * 1024, ratio: 200 };
/** Small files of blanks compress very well and are harmless. */
const ratioMatters = 1024 * 1024;

export interface ZipEntry {
  name: string;
  bytes: Buffer;
}

export type ZipFlaw = "broken" | "packedTooTightly";

interface EntryHeader {
  name: string;
  method: number;
  packedSize: number;
  size: number;
  offset: number;
}

/** Opens every entry in turn, or says why not. Unpacking to the limit catches sizes that lie. */
export function readZip(bytes: Buffer, visit: (entry: ZipEntry) => void): ZipFlaw | undefined {
  try {
    const headers = readHeaders(bytes);
    const total = headers.reduce((sum, { size }) => sum + size, 0);
    if (headers.length > limits.entries || total > limits.totalBytes) return "packedTooTightly";
    if (total > ratioMatters && total > bytes.length * limits.ratio) return "packedTooTightly";
    for (const header of headers) visit({ name: header.name, bytes: unpack(bytes, header) });
    return undefined;
  } catch (error) {
    const isLarger = (error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE";
    return isLarger ? "packedTooTightly" : "broken";
  }
}

function readHeaders(bytes: Buffer): EntryHeader[] {
  const end = bytes.lastIndexOf("PK\x05\x06", undefined, "latin1");
  const count = bytes.readUInt16LE(end + 10);
  const headers: EntryHeader[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < count && index <= limits.entries; index++) {
    if (bytes.readUInt32LE(at) !== 0x02014b50) throw new Error("not an entry");
    const isEncrypted = (bytes.readUInt16LE(at + 8) & 1) === 1;
    if (isEncrypted) throw new Error("encrypted");
    const nameLength = bytes.readUInt16LE(at + 28);
    headers.push({
      method: bytes.readUInt16LE(at + 10),
      packedSize: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      offset: bytes.readUInt32LE(at + 42),
      name: bytes.toString("utf8", at + 46, at + 46 + nameLength),
    });
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return headers;
}

function unpack(bytes: Buffer, { method, offset, packedSize, size }: EntryHeader): Buffer {
  if (bytes.readUInt32LE(offset) !== 0x04034b50) throw new Error("not an entry");
  const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
  const packed = bytes.subarray(start, start + packedSize);
  if (method === 0) return packed;
  if (method !== 8) throw new Error("unknown packing");
  return size === 0 ? Buffer.alloc(0) : inflateRawSync(packed, { maxOutputLength: size });
}
