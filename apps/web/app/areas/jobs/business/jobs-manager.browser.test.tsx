import type { EditableJobs } from "@boab/contracts/jobs/postings";
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import JobsManager from "./jobs-manager.tsx";

const job = (id: string, title: string) => ({
  ...{ id, title, type: "Casual", location: "Footscray VIC", description: "" },
  ...{ salary: { amount: 0, unit: "negotiable" }, applyUrl: null, closesOn: "2026-12-01" },
  ...{ isFilled: false, status: "open" },
});
const stored = {
  version: 1,
  jobPostings: [job("JOB-AAAAAA", "Braider"), job("JOB-BBBBBB", "Cook")],
} as unknown as EditableJobs;

let reading: () => Response;
let saving: () => Response;

const Site = createRoutesStub([
  { path: "/", Component: () => <JobsManager businessId="BUS-12345678">Jobs</JobsManager> },
]);

beforeEach(() => {
  reading = () => Response.json(stored);
  vi.spyOn(window, "fetch").mockImplementation(async (_address, init) =>
    init?.method === "GET" || init?.method === undefined ? reading() : saving(),
  );
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
    ...{ "jobPostings.0.title": sentence, "jobPostings.1.location": sentence },
  });
  await open();
  await page.getByRole("button", { name: "Save" }).click();
  const title = page.getByLabelText("Title").first();
  await expect.element(title).toHaveFocus();
  await userEvent.keyboard("Senior ");
  await expect.element(page.getByText(sentence)).toBeVisible();
  await expect.element(title).toHaveFocus();
});

test("a new job takes the focus", async () => {
  await open();
  await page.getByRole("button", { name: "Add a job" }).click();
  await expect.element(page.getByLabelText("Title").nth(2)).toHaveFocus();
});

test("the latest version that can't be loaded is said", async () => {
  saving = refuse("conflict");
  await open();
  await page.getByRole("button", { name: "Save" }).click();
  reading = () =>
    Response.json({ error: "Not now.", code: "not_available", requestId: "1" }, { status: 503 });
  await page.getByRole("button", { name: "Load the latest version" }).click();
  await expect.element(page.getByText("Not now.")).toBeVisible();
});
