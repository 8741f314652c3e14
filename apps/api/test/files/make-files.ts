import { randomBytes } from "node:crypto";
import { crc32, deflateRawSync, deflateSync } from "node:zlib";
import sharp from "sharp";

/** A word hidden in the metadata of pictures; no rendition may contain it. */
export const hiddenWord = "HIDDEN-PLACE";

export const createImage = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#b5532d" } });

export const makeJpeg = (width = 640, height = 480) => createImage(width, height).jpeg().toBuffer();
export const makePng = (width = 640, height = 480) => createImage(width, height).png().toBuffer();
export const makeWebp = (width = 640, height = 480) =>
  createImage(width, height).webp({ effort: 0 }).toBuffer();

/** As a phone writes it: where it was taken, by whom, and which way is up. */
export const makePhotoWithPlace = (
  format: "jpeg" | "png" | "webp",
  orientation = 6,
  [width, height] = [640, 480],
) =>
  createImage(width ?? 640, height ?? 480)
    .withExif({
      IFD0: { Copyright: hiddenWord, Make: "Phone", ImageDescription: hiddenWord },
      IFD3: {
        GPSLatitudeRef: "S",
        GPSLatitude: "37/1 48/1 0/1",
        GPSLongitudeRef: "E",
        GPSLongitude: "144/1 54/1 0/1",
      },
    })
    .withMetadata({ orientation })
    .toFormat(format)
    .toBuffer();

function chunk(type: string, data: Buffer): Buffer {
  const head = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(head));
  return Buffer.concat([length, head, check]);
}

const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** One bit per pixel and one colour: millions of pixels in a few kilobytes. */
export function makeTightPng(width: number, height: number, rows = height): Buffer {
  return makeOneBitPng(width, height, Buffer.alloc(rows * countRowBytes(width)));
}

/** Random black and white: nothing is heavier once rendered in colour. */
export function makeNoisyPng(edge: number): Buffer {
  const rows = randomBytes(edge * countRowBytes(edge));
  // Each row begins with its filter type: none.
  for (let row = 0; row < edge; row++) rows[row * countRowBytes(edge)] = 0;
  return makeOneBitPng(edge, edge, rows);
}

const countRowBytes = (width: number) => 1 + Math.ceil(width / 8);

function makeOneBitPng(width: number, height: number, rows: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const pixels = deflateSync(rows, { level: 1 });
  return Buffer.concat([
    pngStart,
    chunk("IHDR", header),
    chunk("IDAT", pixels),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

export const makePngChunk = chunk;

/** A comment segment right after the start of a JPEG. */
export function addJpegComment(jpegBytes: Buffer, comment: string): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(comment.length + 2);
  const segment = Buffer.concat([Buffer.from([0xff, 0xfe]), length, Buffer.from(comment)]);
  return Buffer.concat([jpegBytes.subarray(0, 2), segment, jpegBytes.subarray(2)]);
}

export interface ZipPart {
  name: string;
  text: string | Buffer;
  /** A size to claim instead of the true one. */
  claimedSize?: number;
}

export function zip(parts: ZipPart[], flags = 0): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const part of parts) {
    const { name } = part;
    const { common, packed } = packPart(part, flags);
    const local = Buffer.concat([Buffer.from("PK\x03\x04"), common, Buffer.from(name), packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    const version = Buffer.from([20, 0]);
    directory.push(
      Buffer.concat([Buffer.from("PK\x01\x02"), version, common, tail, Buffer.from(name)]),
    );
    bodies.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  return Buffer.concat([...bodies, list, makeZipEnd(parts.length, list.length, offset)]);
}

/** The compressed part, and the fields that its own header and the directory have in common. */
function packPart({ name, text, claimedSize }: ZipPart, flags: number) {
  const bytes = Buffer.from(text);
  const packed = deflateRawSync(bytes);
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt16LE(flags, 2);
  common.writeUInt16LE(8, 4);
  common.writeUInt32LE(crc32(bytes), 10);
  common.writeUInt32LE(packed.length, 14);
  common.writeUInt32LE(claimedSize ?? bytes.length, 18);
  common.writeUInt16LE(Buffer.byteLength(name), 22);
  return { common, packed };
}

function makeZipEnd(count: number, listLength: number, listOffset: number): Buffer {
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(listLength, 12);
  end.writeUInt32LE(listOffset, 16);
  return end;
}

const docxMainType =
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";

const makeContentTypes = (type: string) => ({
  name: "[Content_Types].xml",
  text: `<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`,
});

export const makeDocx = (more: ZipPart[] = [], type = docxMainType, flags = 0): Buffer =>
  zip(
    [makeContentTypes(type), { name: "word/document.xml", text: "<w:document/>" }, ...more],
    flags,
  );

/** A document whose last two parts share their bytes: the list names the same place twice. */
export function makeOverlappingDocx(): Buffer {
  const bytes = makeDocx([
    { name: "word/a.xml", text: "a" },
    { name: "word/b.xml", text: "a" },
  ]);
  const first = bytes.indexOf("PK\x03\x04", bytes.indexOf("word/a.xml") - 40);
  const listed = bytes.lastIndexOf("word/b.xml") - 46;
  bytes.writeUInt32LE(first, listed + 42);
  return bytes;
}

export const makeDocm = () =>
  makeDocx(
    [{ name: "word/vbaProject.bin", text: "macro" }],
    "application/vnd.ms-word.document.macroEnabled.main+xml",
  );

export const makePdf = (more = "") =>
  Buffer.from(`%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n${more}%%EOF\n`);

/** An OLE file with these stream names in its directory. */
export function makeOle(...streams: string[]): Buffer {
  const bytes = Buffer.alloc(4096);
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  for (const [index, name] of streams.entries()) bytes.write(name, 1024 + index * 128, "utf16le");
  return bytes;
}

export const eicar = [
  "X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR",
  "-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*",
].join("");
