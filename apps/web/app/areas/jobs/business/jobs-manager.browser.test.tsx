import type { EditableJobs } from "@boab/contracts/jobs/postings";
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import JobsManager from "./jobs-manager.tsx";

const job = (id: string, title: string) => ({
  id,
  title,
  type: "Casual",
  location: "Footscray VIC",
  description: "",
  salary: { amount: 0, unit: "negotiable" },
  applyUrl: null,
  closesOn: "2026-12-01",
  isFilled: false,
  status: "open",
});
const stored = {
  version: 1,
  jobPostings: [job("JOB-AAAAAA", "Braider"), job("JOB-BBBBBB", "Cook")],
} as unknown as EditableJobs;

let reading: () => Response;
let saving: () => Response;
const sent: { version: number; jobPostings: { title: string; location: string }[] }[] = [];

const Site = createRoutesStub([
  { path: "/", Component: () => <JobsManager businessId="BUS-12345678">Jobs</JobsManager> },
]);

beforeEach(() => {
  reading = () => Response.json(stored);
  sent.length = 0;
  vi.spyOn(window, "fetch").mockImplementation(async (_address, init) => {
    if (init?.method === "GET" || init?.method === undefined) return reading();
    sent.push(JSON.parse(String(init.body)));
    return saving();
  });
});
afterEach(() => vi.restoreAllMocks());

const refuse = (code: string, fields?: Record<string, string>) => () =>
  Response.json(
    { error: "No.", code, requestId: "1", ...(fields && { fields }) },
    { status: code === "conflict" ? 409 : 400 },
  );

async function open() {
  await render(<Site />);
  await page.getByRole("button", { name: "Edit jobs" }).click();
  await expect.element(page.getByRole("button", { name: "Save" })).toBeVisible();
}

test("what is wrong with a job goes with it, and doesn't pass to the next one", async () => {
  saving = refuse("bad_request", { "jobPostings.0.title": "Too long." });
  await open();
  await page.getByRole("button", { name: "Save" }).click();
  await expect.element(page.getByText("Too long.")).toBeVisible();
  await page.getByRole("button", { name: "Remove Braider" }).click();
  await expect.element(page.getByText("Too long.")).not.toBeInTheDocument();
  await expect.element(page.getByLabelText("Title")).toHaveValue("Cook");
});

test("a preview makes room for the field that was refused, and for its correction", async () => {
  saving = refuse("bad_request", { "jobPostings.0.title": "Too long." });
  await open();
  await page.getByRole("button", { name: "Preview Braider" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  const title = page.getByLabelText("Title").first();
  await expect.element(title).toHaveFocus();
  await userEvent.keyboard("{End}s");
  await expect.element(title).toHaveValue("Braiders");
  await expect.element(title).toHaveFocus();
});

test("correcting the first of two refused fields keeps the focus in it", async () => {
  const sentence = "Please check this.";
  saving = refuse("bad_request", {
    "jobPostings.0.title": sentence,
    "jobPostings.1.location": sentence,
  });
  await open();
  await page.getByRole("button", { name: "Save" }).click();
  const title = page.getByLabelText("Title").first();
  await expect.element(title).toHaveFocus();
  await userEvent.keyboard("Senior ");
  await expect.element(page.getByText(sentence)).toBeVisible();
  await expect.element(title).toHaveFocus();
});

test("JOB-07 a refused save says so, keeps what was typed, and can be sent again", async () => {
  saving = () =>
    Response.json({ error: "Not now.", code: "not_available", requestId: "1" }, { status: 503 });
  await open();
  await page.getByLabelText("Title").first().fill("Senior braider");
  await page.getByRole("button", { name: "Save" }).click();
  const alert = page.getByRole("alert");
  await expect.element(alert.getByText("Save failed – please try again.")).toBeVisible();
  await expect.element(page.getByLabelText("Title").first()).toHaveValue("Senior braider");
  saving = () => Response.json({ ...stored, version: 2 });
  await page.getByRole("button", { name: "Save" }).click();
  await expect.element(page.getByRole("button", { name: "Edit jobs" })).toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();
});

test("JOB-07 a save that takes a while says so, and leaving with changes asks first", async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  vi.spyOn(window, "fetch").mockImplementation(async (_address, init) =>
    init?.method === "PUT" ? promise : reading(),
  );
  await open();
  await page.getByLabelText("Title").first().fill("Senior braider");
  const event = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  await page.getByRole("button", { name: "Save" }).click();
  await expect.element(page.getByRole("button", { name: "Saving" })).toBeVisible();
  resolve(Response.json({ ...stored, version: 2 }));
  await expect.element(page.getByRole("button", { name: "Edit jobs" })).toBeVisible();
});

test("a new job takes the focus", async () => {
  await open();
  await page.getByRole("button", { name: "Add a job" }).click();
  await expect.element(page.getByLabelText("Title").nth(2)).toHaveFocus();
});

describe("somebody else saves while the jobs are edited: nothing typed is lost", () => {
  /** Saved by somebody else once this editor is open. */
  async function change(theirs: { title?: string; location?: string }) {
    await open();
    await page.getByLabelText("Title").first().fill("Senior braider");
    const [braider, cook] = stored.jobPostings;
    reading = () => Response.json({ version: 2, jobPostings: [{ ...braider, ...theirs }, cook] });
    saving = () =>
      sent.at(-1)?.version === 2 ? Response.json({ ...stored, version: 3 }) : refuse("conflict")();
    await page.getByRole("button", { name: "Save" }).click();
  }
  const closed = () =>
    expect.element(page.getByRole("button", { name: "Edit jobs" })).toBeVisible();

  test("a change of another field is saved together with theirs, unasked", async () => {
    await change({ location: "Sunshine VIC" });
    await closed();
    expect(sent.at(-1)?.jobPostings[0]).toMatchObject({
      title: "Senior braider",
      location: "Sunshine VIC",
    });
  });

  test("of one field both values are shown, and theirs is saved where it is chosen", async () => {
    await change({ title: "Junior braider" });
    await expect.element(page.getByLabelText("Keep mine: Senior braider")).toBeChecked();
    await expect.element(page.getByLabelText("Title").first()).toHaveValue("Senior braider");
    await page.getByLabelText("Take theirs: Junior braider").click();
    await page.getByRole("button", { name: "Save" }).click();
    await closed();
    expect(sent.at(-1)).toMatchObject({
      version: 2,
      jobPostings: [{ title: "Junior braider" }, {}],
    });
  });
});

test("a conflict whose other side can't be read is said, and what was typed stays", async () => {
  saving = refuse("conflict");
  await open();
  await page.getByLabelText("Title").first().fill("Senior braider");
  reading = () =>
    Response.json({ error: "Not now.", code: "not_available", requestId: "1" }, { status: 503 });
  await page.getByRole("button", { name: "Save" }).click();
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("Save failed – please try again.No.");
  await expect.element(page.getByLabelText("Title").first()).toHaveValue("Senior braider");
});
