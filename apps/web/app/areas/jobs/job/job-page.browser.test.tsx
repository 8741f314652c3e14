import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { FormResult } from "#lib/api/form.ts";
import { QuickApply } from "../apply/quick-apply.tsx";
import { JobPage } from "./job-page.tsx";
import type { JobView } from "./job-view.ts";

const job: JobView = {
  id: "JOB-4T9KQ2",
  title: "Senior braider",
  type: "Part-time",
  location: "St Albans VIC",
  pay: { amount: "$34", unit: "per hour" },
  applyUrl: null,
  status: "open",
  isPublic: true,
  blocks: Array.from({ length: 12 }, () => ({ kind: "paragraph", text: "Braids. ".repeat(40) })),
  posted: "Posted 8 November 2026.",
  closes: "Sun 29 Nov",
  closesIn: "in 14 days",
  ended: "",
  business: {
    name: "Ubuntu Braid Studio",
    to: "/ubuntu",
    about: "Braids.",
    summary: "Services",
    logoSrc: undefined,
    image: { src: "data:," },
  },
};
let sent: FormResult | undefined;

const Page = createRoutesStub([
  {
    path: "/",
    Component: () => (
      <JobPage
        job={job}
        apply={<QuickApply jobId={job.id} businessName="Ubuntu" firstResult={sent} />}
      />
    ),
  },
]);

beforeEach(() => page.viewport(390, 844));
afterEach(() => page.viewport(1440, 900));

/** The bar that leads to the form, also where it is hidden. */
const bar = () => document.querySelector<HTMLElement>('a[href="#quick-apply"]');

test("on a phone a bar leads to the form, and isn't over the form itself", async () => {
  sent = undefined;
  await render(<Page />);
  window.scrollTo(0, 0);
  await expect.element(page.getByRole("link", { name: "Quick Apply" })).toBeVisible();
  page.getByRole("button", { name: "Send application" }).element().scrollIntoView();
  await expect.poll(bar).toBeNull();
  window.scrollTo(0, 0);
  await expect.element(page.getByRole("link", { name: "Quick Apply" })).toBeVisible();
});

test("once the application is sent, nothing leads to the form any more", async () => {
  sent = { ok: true, response: {} };
  await render(<Page />);
  await expect.element(page.getByRole("heading", { name: "Application sent" })).toBeVisible();
  window.scrollTo(0, 0);
  await expect.poll(bar).not.toBeNull();
  expect(bar()?.checkVisibility()).toBe(false);
});
