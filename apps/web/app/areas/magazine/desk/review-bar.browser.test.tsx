import type { DocumentEditing } from "@boab/contracts/magazine/documents";
import { emptyBody, emptyHead } from "@boab/contracts/magazine/empty-document";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ToastRegion } from "#ui/feedback/toast-region.tsx";
import { ReviewBar } from "./review-bar.tsx";

const at = "2026-11-16T09:00:00.000Z";
const submitted: DocumentEditing = {
  ...emptyHead,
  title: "Sunday injera",
  revision: 4,
  body: emptyBody,
  status: "submitted",
  mayEdit: true,
  isOwn: false,
  writerName: "Saba Haile",
  startedAt: at,
  savedAt: at,
  submittedAt: at,
  publishAt: null,
  slug: null,
  note: null,
};

type Answer = { ok: true; response: null } | { ok: false; code: string; error: string };

async function open(editing: DocumentEditing, answer: Answer = { ok: true, response: null }) {
  const sent: Record<string, FormDataEntryValue>[] = [];
  const action = vi.fn(async ({ request }: { request: Request }) => {
    sent.push(Object.fromEntries(await request.formData()));
    return { fields: {}, values: {}, ...answer };
  });
  const element = (
    <>
      <ReviewBar docId="DOC-7KQ2M9" editing={editing} />
      <ToastRegion />
    </>
  );
  await render(<RouterProvider router={createMemoryRouter([{ path: "/", element, action }])} />);
  return sent;
}

const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
const confirm = (name: string) =>
  page.getByRole("dialog").getByRole("button", { name, exact: true }).click();

test("F-MAG-01 publishing asks first, and sends the revision that was read", async () => {
  const sent = await open(submitted);
  await press("Publish now");
  await confirm("Publish now");
  await expect.element(page.getByText("Published.")).toBeVisible();
  expect(sent).toMatchObject([{ intent: "publish", revision: "4" }]);
});

test("F-MAG-01 scheduling sends a day and a time in Sydney", async () => {
  const sent = await open(submitted);
  await press("Schedule");
  await page.getByLabelText("Date").fill("2026-11-19");
  await confirm("Schedule");
  await expect.element(page.getByText("Scheduled. The writer gets an email.")).toBeVisible();
  expect(sent).toMatchObject([{ intent: "schedule", day: "2026-11-19", time: "06:30" }]);
});

test("F-MAG-01 a note goes back with the document; a refusal leaves it in the field", async () => {
  const error = "Someone else changed this while you were editing.";
  await open(submitted, { ok: false, code: "conflict", error });
  await press("Send back");
  await page.getByLabelText("Message to Saba Haile").fill("Which two?");
  await confirm("Send back");
  await expect.element(page.getByRole("dialog").getByText(error)).toBeVisible();
  await expect.element(page.getByLabelText("Message to Saba Haile")).toHaveValue("Which two?");
  // It belongs to that question, and not to the next one.
  await confirm("Cancel");
  await press("Publish now");
  await expect.element(page.getByText(/^Everyone can read it straight away/)).toBeVisible();
  expect(page.getByRole("dialog").getByText(error).query()).toBeNull();
});

test("F-MAG-01 what is out can be read and taken off, and isn't published twice", async () => {
  const sent = await open({
    ...submitted,
    status: "published",
    publishAt: at,
    slug: "sunday-injera",
  });
  await expect.element(page.getByRole("button", { name: "Publish now" })).not.toBeInTheDocument();
  await expect
    .element(page.getByRole("link", { name: "Read it on the site" }))
    .toHaveAttribute("href", "/Wellbeing/sunday-injera");
  await press("Take off the site");
  await confirm("Take it off");
  await expect.element(page.getByText("Taken off.")).toBeVisible();
  expect(sent).toMatchObject([{ intent: "unpublish" }]);
});
