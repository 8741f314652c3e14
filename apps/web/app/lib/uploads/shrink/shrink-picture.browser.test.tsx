import { beforeAll, describe, expect, test } from "vitest";
import {
  drawPhoto,
  insertExif,
  makeExifSegment,
} from "../../../../../../scripts/lib/phone-photo.ts";
import { maxSentEdgePx } from "./redraw.ts";
import { shrinkPicture } from "./shrink-picture.ts";

const { signal } = new AbortController();
const readText = async (file: Blob) => new TextDecoder("latin1").decode(await file.arrayBuffer());

async function readColourAt(file: Blob, x: number, y: number) {
  const bitmap = await createImageBitmap(file);
  const brush = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
  brush?.drawImage(bitmap, 0, 0);
  const [red = 0, , blue = 0, alpha] =
    brush?.getImageData(bitmap.width * x, bitmap.height * y, 1, 1).data ?? [];
  return alpha === 0 ? "clear" : red > blue ? "red" : "blue";
}

describe("a photo of 6 MB from a phone held upright", () => {
  let photo: File;
  let small: File;

  beforeAll(async () => {
    const jpeg = new Uint8Array(await (await drawPhoto()).arrayBuffer());
    const bytes = insertExif(jpeg, makeExifSegment(6, "PHONE-OF-ADA"));
    photo = new File([bytes], "IMG_4471.jpeg", { type: "image/jpeg" });
    small = (await shrinkPicture(photo, signal)) ?? photo;
  });

  test("weighs less than a quarter", () => {
    expect(photo.size).toBeGreaterThan(5.5 * 1024 * 1024);
    expect(small.size).toBeLessThan(photo.size / 4);
    expect([small.name, small.type]).toEqual(["IMG_4471.jpg", "image/jpeg"]);
  });

  test("stays upright", async () => {
    const { width, height } = await createImageBitmap(small);
    expect([width, height]).toEqual([1920, maxSentEdgePx]);
    // What the camera stored on the left is at the top.
    expect(await readColourAt(small, 0.5, 0.1)).toBe("red");
    expect(await readColourAt(small, 0.5, 0.9)).toBe("blue");
  });

  test("tells nothing about the phone", async () => {
    expect(await readText(photo)).toContain("PHONE-OF-ADA");
    const sent = await readText(small);
    expect(sent).not.toContain("PHONE-OF-ADA");
    expect(sent).not.toContain("Exif");
  });
});

test("the page stays responsive meanwhile", async () => {
  const photo = new File([await drawPhoto()], "a.jpg", { type: "image/jpeg" });
  let longest = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 10);
  const startedAt = performance.now();
  await shrinkPicture(photo, signal);
  clearInterval(timer);
  expect(longest).toBeLessThan((performance.now() - startedAt) / 2);
});

test("a logo stays see-through, and a small one keeps its size", async () => {
  const canvas = new OffscreenCanvas(300, 200);
  const brush = canvas.getContext("2d");
  if (brush) brush.fillStyle = "red";
  brush?.fillRect(0, 0, 150, 200);
  const logo = new File([await canvas.convertToBlob()], "logo.png", { type: "image/png" });
  const small = await shrinkPicture(logo, signal);
  if (!small) throw new Error("not drawn");
  expect(await readColourAt(small, 0.25, 0.5)).toBe("red");
  expect(await readColourAt(small, 0.75, 0.5)).toBe("clear");
  const { width, height } = await createImageBitmap(small);
  expect([width, height, small.name]).toEqual([300, 200, "logo.webp"]);
});

test("what is no picture comes back as nothing, so that it is sent as it is", async () => {
  const notes = new File(["notes"], "a.jpg", { type: "image/jpeg" });
  expect(await shrinkPicture(notes, signal)).toBeNull();
});

test("cancelling stops it", async () => {
  const abort = new AbortController();
  const photo = new File([await drawPhoto()], "a.jpg", { type: "image/jpeg" });
  const shrinking = shrinkPicture(photo, abort.signal);
  abort.abort();
  await expect(shrinking).rejects.toThrow(/abort/i);
});
