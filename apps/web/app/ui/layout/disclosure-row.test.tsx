import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { DisclosureRow } from "./disclosure-row.tsx";

it("shows its summary, and keeps the rest in a native disclosure that needs no script", () => {
  const html = renderToStaticMarkup(<DisclosureRow summary="Ada wrote">All of it</DisclosureRow>);
  expect(html).toMatch(/^<details[^>]*><summary[^>]*>Ada wrote.*<\/summary>All of it<\/details>$/);
});
