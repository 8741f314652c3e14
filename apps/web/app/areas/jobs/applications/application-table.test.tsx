import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ApplicationTable } from "./application-table.tsx";

test("JOB-12 DIR-DET-07 without applications it says: No applications yet.", () => {
  const html = renderToStaticMarkup(<ApplicationTable slug="ubuntu" rows={[]} />);
  expect(html).toMatch(/<p class="[^"]*">No applications yet\.<\/p>/);
  expect(html).not.toContain("hidden=");
});
