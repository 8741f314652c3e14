import { createRoutesStub } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { FormResult } from "#lib/api/form.ts";
import { makeVideoCard } from "#test/videos.ts";
import { AddVideo } from "./add-video.tsx";

type Sent = Record<string, string>;

const vidId = "demo-AL-001";
const snippet = {
  title: "Three cups",
  channelTitle: "Jebena",
  description: "Coffee, slowly.",
  publishedAt: null,
  tags: [],
  thumbnails: { high: { url: "/a.svg" } },
};
const answer = vi.fn<(sent: Sent) => FormResult<unknown>>();

const Page = createRoutesStub([
  {
    path: "/",
    Component: () => <AddVideo firstResult={undefined} />,
    action: async ({ request }) =>
      answer(Object.fromEntries(await request.formData()) as Sent) as never,
  },
]);

const which = page.getByRole("textbox", { name: "Video link or ID" });
const lookUp = async () => {
  await which.fill(vidId);
  await page.getByRole("button", { name: "Look it up" }).click();
};

const getCurrentStep = () => document.querySelector('[aria-current="step"]')?.textContent;

beforeEach(() => {
  answer.mockReset();
});

test("ADDV-01 an ID, a preview to confirm or leave, and done, from where another one begins", async () => {
  answer.mockImplementation(({ intent }) => ({
    ok: true,
    response:
      intent === "look-up" ? { id: vidId, snippet } : makeVideoCard({ title: "Three cups" }),
  }));
  await render(<Page />);
  expect(getCurrentStep()).toContain("Paste link");
  await lookUp();
  await expect.element(page.getByRole("heading", { name: "Check the details" })).toBeVisible();
  expect(getCurrentStep()).toContain("Details");
  const preview = page.getByRole("region", { name: "Preview" });
  await expect.element(preview.getByText("Three cups")).toBeVisible();
  await expect.element(preview.getByText("Jebena")).toBeVisible();
  await expect
    .element(page.getByRole("textbox", { name: "Description" }))
    .toHaveValue("Coffee, slowly.");
  // What the provider knows is not asked for again.
  await expect.element(page.getByRole("textbox", { name: "Title" })).not.toBeInTheDocument();

  await page.getByRole("button", { name: "Back" }).click();
  await expect.element(which).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Which video?" })).toHaveFocus();
  await lookUp();
  await page.getByRole("radio", { name: "Vlogs" }).click();
  await page.getByRole("button", { name: "Publish video" }).click();
  await expect.element(page.getByRole("heading", { name: "Your video is live" })).toBeVisible();
  // The last step is behind them.
  expect(getCurrentStep()).toBeUndefined();
  expect(answer).toHaveBeenLastCalledWith(
    expect.objectContaining({ intent: "add", id: vidId, category: "vlogs" }),
  );

  await page.getByRole("button", { name: "Add Another" }).click();
  await expect.element(which).toHaveValue("");
});

test("ADDV-06 a lookup and a submission that fail say so", async () => {
  answer.mockImplementation(({ intent }) =>
    intent === "look-up"
      ? { ok: true, response: { id: vidId, snippet: null } }
      : { ok: false, code: "internal", error: "Down.", fields: {}, values: {} },
  );
  await render(<Page />);
  await lookUp();
  const alert = page.getByRole("alert");
  await expect.element(alert.getByText("Failed to fetch video details.")).toBeVisible();
  await page.getByRole("textbox", { name: "Title" }).fill("Three cups");
  await page.getByRole("button", { name: "Publish video" }).click();
  await expect.element(alert.getByText("Submission failed. Please try again.")).toBeVisible();
  await expect.element(page.getByRole("textbox", { name: "Title" })).toHaveValue("Three cups");
});
