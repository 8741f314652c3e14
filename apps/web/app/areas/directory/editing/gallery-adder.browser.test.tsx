import { businessFieldCopy } from "@boab/contracts/directory/copy";
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { uploadProgressCopy } from "#lib/uploads/copy.ts";
import type { FinishedUpload, UploadFile } from "#lib/uploads/upload-file.ts";
import { waitMs } from "#lib/uploads/wait.ts";
import { acceptUpload } from "#test/uploads.ts";
import { GalleryAdder } from "./gallery-adder.tsx";

/** A store that takes every file at once, but for one called "offline…" and one called "slow…". */
const send: UploadFile = async (upload, progress) => {
  progress.onStep({ kind: "sending", percent: 50 });
  if (upload.file.name.startsWith("slow")) await waitMs(60_000, progress.signal);
  return acceptUpload(upload, progress);
};

const file = (name: string, type = "image/png") => new File(["x".repeat(900)], name, { type });
const input = page.getByLabelText(/^Add photos/).first();
const row = (name: string) =>
  page
    .getByRole("list", { name: "Uploads in progress" })
    .getByRole("listitem")
    .filter({ hasText: name });
const onReady = vi.fn<(uploads: FinishedUpload[]) => void>();
const added = () => onReady.mock.calls.flatMap(([uploads]) => uploads.map((one) => one.fileName));

beforeEach(async () => {
  onReady.mockClear();
  const onBusyChange = vi.fn();
  await render(
    <GalleryAdder
      businessId="BUS-1"
      maxNewPhotos={3}
      onReady={onReady}
      onBusyChange={onBusyChange}
      send={send}
    />,
  );
});

test("several files go up; what is wrong or too much is said", async () => {
  await input.upload([
    file("a.png"),
    file("notes.gif", "image/gif"),
    file("offline.png"),
    file("d.png"),
  ]);
  await expect.element(page.getByText(businessFieldCopy.tooManyPictures)).toBeVisible();
  await expect
    .element(row("notes.gif"))
    .toMatchTextContent("Please choose a JPEG, PNG or WebP image.");
  await expect.poll(added).toEqual(["a.png"]);
  const offlineRow = row("offline.png");
  await expect.element(offlineRow).toMatchTextContent(uploadProgressCopy.offline);

  await offlineRow.getByRole("button", { name: "Try again: offline.png" }).click();
  await expect.element(offlineRow).toMatchTextContent(uploadProgressCopy.offline);
  await offlineRow.getByRole("button", { name: "Remove offline.png" }).click();
  await expect.element(offlineRow).not.toBeInTheDocument();
  await expect.element(input).toHaveFocus();
  await expect.element(page.getByText("offline.png: removed.")).toBeInTheDocument();
});

test("a file on its way can be cancelled but not removed, and the focus stays on the button", async () => {
  await input.upload(file("slow.png"));
  const slow = row("slow.png");
  await expect.element(slow.getByRole("progressbar", { name: "Uploading slow.png" })).toBeVisible();
  await expect.element(slow.getByRole("button", { name: "Remove slow.png" })).toBeDisabled();
  (slow.getByRole("button", { name: "Cancel: slow.png" }).element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(slow).toMatchTextContent(uploadProgressCopy.cancelled);
  await expect.element(slow.getByRole("button", { name: "Try again: slow.png" })).toHaveFocus();
  await expect.element(slow.getByRole("button", { name: "Remove slow.png" })).toBeEnabled();
});

test("files may be dropped", async () => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file("dropped.png"));
  const target = page.getByText("Choose photos or drop them here");
  await expect.element(target).toBeVisible();
  for (const kind of ["dragover", "drop"])
    target
      .element()
      .dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }));
  await expect.poll(added).toEqual(["dropped.png"]);
});
