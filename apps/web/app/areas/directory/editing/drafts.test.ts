import type { DayHours } from "@boab/contracts/directory/hours";
import { describeTooLarge } from "@boab/contracts/uploads/limits";
import { formatEditableAmount, parseAmount } from "@boab/format/amounts";
import { formatClock } from "@boab/format/calendar";
import { describe, expect, test } from "vitest";
import { UploadError } from "#lib/uploads/upload-error.ts";
import { toGalleryInput, toGalleryRows, toNewGalleryRows } from "./gallery-draft.ts";
import { copyDay, endsNextMorning, getInitialDays, suggestSecondWindow } from "./hours-draft.ts";
import { toPictureError } from "./picture-error.ts";
import { toPricings } from "./price-rows.ts";
import { moved } from "./reorder.ts";

const day = (changes: Partial<DayHours> = {}): DayHours => ({
  open: "09:00",
  close: "17:00",
  closed: false,
  open24: false,
  ...changes,
});

describe("DIR-HRS-01 hours", () => {
  test("begin with nine to five on all seven days", () => {
    const days = getInitialDays(null);
    expect(Object.keys(days)).toHaveLength(7);
    expect(new Set(Object.values(days).map((one) => JSON.stringify(one)))).toEqual(
      new Set([JSON.stringify(day())]),
    );
  });

  test("are copied to the days named, and to no other", () => {
    const days = copyDay(getInitialDays(null), day({ closed: true }), ["saturday", "sunday"]);
    expect(days.sunday.closed).toBe(true);
    expect(days.friday.closed).toBe(false);
  });

  test.each([
    [day({ open: "18:00", close: "02:00" }), true],
    [day(), false],
    [day({ open: "18:00", close: "02:00", closed: true }), false],
    [day({ open: "18:00", close: "02:00", open24: true }), false],
  ])("%j ends the next morning: %j", (one, isLate) => {
    expect(endsNextMorning(one)).toBe(isLate);
  });

  test("end the next morning when the second window does", () => {
    const late = day({ second: { open: "20:00", close: "01:00" } });
    expect(endsNextMorning(late)).toBe(true);
    expect(endsNextMorning(day({ second: { open: "18:00", close: "21:00" } }))).toBe(false);
  });

  test.each([
    [day({ close: "13:00" }), { open: "14:00", close: "17:00" }],
    [day({ close: "20:30" }), { open: "21:30", close: "00:30" }],
    [day({ close: "21:00" }), undefined],
    [day({ open: "18:00", close: "02:00" }), undefined],
    [day({ closed: true }), undefined],
    [day({ open24: true }), undefined],
    [day({ second: { open: "18:00", close: "21:00" } }), undefined],
  ])("%j gets a second window where there is room: %j", (one, second) => {
    expect(suggestSecondWindow(one)).toEqual(second);
  });
});

describe("DIR-PRICE-02 price rows", () => {
  const saved = [{ id: "1", title: "Braids", amountCents: 9500 }];
  const row = (changes: object) => ({ title: "Cut", amount: "20", ...changes });

  test("are saved without those whose amount can't be read", () => {
    const { pricings, isWhole } = toPricings([row({}), row({ amount: "-5" })], saved);
    expect(pricings).toEqual([{ title: "Cut", amountCents: 2000 }]);
    expect(isWhole).toBe(false);
  });

  test("keep what was saved where the new amount can't be read", () => {
    expect(toPricings([row({ id: "1", amount: "ten" })], saved).pricings).toEqual(saved);
  });

  test("are whole when every amount is one, or empty", () => {
    expect(toPricings([row({}), row({ amount: "" })], saved).isWhole).toBe(true);
  });
});

describe("DIR-PRICE-02 an amount", () => {
  test.each([
    ["95", 9500],
    ["24.5", 2450],
    ["$1,250.50", 125_050],
    ["$ 1 250", 125_000],
    ["123,456", 12_345_600],
    [" 0 ", 0],
    ["19.99", 1999],
    ["", null],
    ["  ", null],
    ["-5", undefined],
    ["ten", undefined],
    ["1.234", undefined],
    ["24,50", undefined],
    ["24 50", undefined],
    ["1,2500", undefined],
    ["1,250,5", undefined],
    [",500", undefined],
    ["12345678", undefined],
  ])("%j is read as %j cents", (typed, cents) => {
    expect(parseAmount(typed)).toBe(cents);
  });

  test.each([
    [9500, "95"],
    [2450, "24.50"],
    [0, "0"],
    [5, "0.05"],
  ])("%i cents are typed as %s and read again as the same", (cents, text) => {
    expect(formatEditableAmount(cents)).toBe(text);
    expect(parseAmount(text)).toBe(cents);
  });
});

test.each([
  [0, 2, "bca"],
  [2, 0, "cab"],
  [1, 1, "abc"],
  [0, -1, "abc"],
  [2, 3, "abc"],
  [5, 0, "abc"],
])("moving row %i to %i gives %s", (from, to, order) => {
  expect(moved(["a", "b", "c"], from, to).join("")).toBe(order);
});

describe("DIR-GAL-02 the gallery", () => {
  const file = (jpeg: string) => ({ width: 10, height: 10, webp: "w", jpeg });
  const storedPicture = {
    id: "7f0f7b9e-3f0e-4c49-9a06-0b1f4a7c9a11",
    url: "https://m.example/1.jpg",
    picture: { small: file("s"), medium: file("m"), large: file("l") },
    name: "Front",
    description: "The door",
    orientation: "landscape" as const,
  };
  const upload = {
    uploadId: "0c9a3d53-58a4-4b1e-9b1c-55f5f6f9b0aa",
    fileName: "IMG_front-door.large.jpg",
    size: 10,
    renditions: [
      { label: "big", width: 900, height: 900, webp: "", jpeg: "https://m.example/900.jpg" },
      { label: "small", width: 90, height: 90, webp: "", jpeg: "https://m.example/90.jpg" },
    ],
  };

  test("keeps what is there by its id, takes what is new by its upload, and shows the small files", () => {
    const rows = [...toNewGalleryRows([upload]), ...toGalleryRows({ gallery: [storedPicture] })];
    expect(rows.map(({ src }) => src)).toEqual(["https://m.example/90.jpg", "s"]);
    expect(toGalleryInput(rows)).toEqual([
      { uploadId: upload.uploadId, name: "", description: "" },
      { id: storedPicture.id, name: "Front", description: "The door" },
    ]);
  });
});

describe("a picture that is not taken", () => {
  test("DIR-COV-01 a cover that stays over 3 MB is refused in the specification's words", () => {
    const tooLargeError = new UploadError(describeTooLarge(3 * 1024 * 1024), "useless");
    expect(toPictureError("listing-cover", tooLargeError)).toEqual({
      headline: "Cover must be 3 MB or smaller.",
      detail: null,
    });
  });

  test("DIR-COV-06 DIR-LOGO-02 says so, and why where it is known", () => {
    const headline = "Upload failed – please try again.";
    expect(toPictureError("listing-logo", new Error("x"))).toEqual({ headline, detail: null });
    const problem = new UploadError("Not a picture.", "useless");
    expect(toPictureError("listing-cover", problem)).toEqual({
      headline,
      detail: "Not a picture.",
    });
  });
});

test.each([
  ["02:00", "2:00 am"],
  ["00:30", "12:30 am"],
  ["12:00", "12:00 pm"],
  ["17:05", "5:05 pm"],
])("a closing time %s reads %s", (time, text) => {
  expect(formatClock(time)).toBe(text);
});
