import sharp from "sharp";
import { hiddenWord } from "./make-files.ts";

/** Segments and chunks that hold more than pixels. */
const metadataMarkers = [
  "Exif",
  "EXIF",
  "GPS",
  "XMP",
  "http://ns.adobe",
  "<script",
  "<?php",
  hiddenWord,
];

/** What a picture holds beyond its pixels, or that it isn't of the type it claims. */
export async function listUnexpectedContent(bytes: Buffer, contentType: string): Promise<string[]> {
  const { exif, xmp, iptc, icc, format, orientation } = await sharp(bytes).metadata();
  const metadataParts = Object.entries({ exif, xmp, iptc, icc, orientation });
  return [
    ...metadataParts.filter(([, value]) => value !== undefined).map(([name]) => name),
    ...(`image/${format}` === contentType ? [] : [`${format} instead of ${contentType}`]),
    ...metadataMarkers.filter((mark) => bytes.includes(mark)),
  ];
}
