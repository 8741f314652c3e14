// For tests of what happens to a photo on its way up, in the browser and in journeys.

/**
 * The bytes of an Exif segment as a phone writes it: how the camera was held (6 is upright, with the
 * picture stored on its side) and the model, which stands for all that nobody needs to know.
 */
export function makeExifSegment(orientation: number, model: string): Uint8Array {
  const text = new TextEncoder().encode(`${model}\0`);
  const entries = 2;
  const textOffset = 8 + 2 + entries * 12 + 4;
  const tiff = new DataView(new ArrayBuffer(textOffset + text.length));
  tiff.setUint16(0, 0x4d4d);
  tiff.setUint16(2, 42);
  tiff.setUint32(4, 8);
  tiff.setUint16(8, entries);
  entry(tiff, 10, { tag: 0x0110, type: 2, count: text.length, value: textOffset });
  entry(tiff, 22, { tag: 0x0112, type: 3, count: 1, value: orientation * 0x10000 });
  new Uint8Array(tiff.buffer).set(text, textOffset);
  const head = new TextEncoder().encode("Exif\0\0");
  const segment = new Uint8Array(4 + head.length + tiff.byteLength);
  const view = new DataView(segment.buffer);
  view.setUint16(0, 0xffe1);
  view.setUint16(2, segment.length - 2);
  segment.set(head, 4);
  segment.set(new Uint8Array(tiff.buffer), 4 + head.length);
  return segment;
}

interface Entry {
  tag: number;
  type: number;
  count: number;
  value: number;
}

function entry(view: DataView, at: number, { tag, type, count, value }: Entry) {
  view.setUint16(at, tag);
  view.setUint16(at + 2, type);
  view.setUint32(at + 4, count);
  view.setUint32(at + 8, value);
}

/** The same JPEG with the segment right after its first marker. */
export function insertExif(jpeg: Uint8Array, segment: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(jpeg.length + segment.length);
  bytes.set(jpeg.subarray(0, 2));
  bytes.set(segment, 2);
  bytes.set(jpeg.subarray(2), 2 + segment.length);
  return bytes;
}

/**
 * Draws 4000 × 3000 pixels of grain that weigh about six megabytes as a JPEG, red on the left and
 * blue on the right. Runs in a browser, and refers to nothing outside of itself.
 */
export async function drawPhoto(): Promise<Blob> {
  const canvas = new OffscreenCanvas(4000, 3000);
  const brush = canvas.getContext("2d");
  if (!brush) throw new Error("the browser does not draw");
  const grain = new OffscreenCanvas(500, 500);
  const grainBrush = grain.getContext("2d");
  const pixels = grainBrush?.createImageData(500, 500);
  if (!grainBrush || !pixels) throw new Error("the browser does not draw");
  let seed = 7;
  for (let at = 0; at < pixels.data.length; at += 4) {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    const light = 96 + ((seed >> 16) % 80);
    pixels.data.set([light, light, light, 255], at);
  }
  grainBrush.putImageData(pixels, 0, 0);
  brush.fillStyle = brush.createPattern(grain, "repeat") ?? "grey";
  brush.fillRect(0, 0, 4000, 3000);
  brush.fillStyle = "rgb(255 0 0 / 0.5)";
  brush.fillRect(0, 0, 2000, 3000);
  brush.fillStyle = "rgb(0 0 255 / 0.5)";
  brush.fillRect(2000, 0, 2000, 3000);
  return canvas.convertToBlob({ type: "image/jpeg", quality: 0.95 });
}
