import { createRoutesStub } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import ApplicationsSection from "./applications-section.tsx";

afterEach(() => vi.unstubAllGlobals());

const Subject = () => <ApplicationsSection businessId="BUS-ABCD1234" slug="ubuntu" />;
const Page = createRoutesStub([{ path: "/", Component: Subject }]);

async function show(answer: () => Response) {
  const fetchSpy = vi.fn(async () => answer());
  vi.stubGlobal("fetch", fetchSpy);
  await render(<Page />);
  await expect.poll(() => fetchSpy.mock.calls.length).toBeGreaterThan(0);
}

test("JOB-12 whoever may not read applications sees no section", async () => {
  const refusal = { error: "No.", code: "forbidden", requestId: "one" };
  await show(() => Response.json(refusal, { status: 403 }));
  await expect.element(page.getByRole("heading", { name: "Applications" })).not.toBeInTheDocument();
});

test("JOB-12 the owner without applications reads: No applications yet.", async () => {
  await show(() => Response.json({ data: [], newCount: 0, nextCursor: null }));
  await expect.element(page.getByText("No applications yet.")).toBeVisible();
});
