import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { DisclosureRow } from "./disclosure-row.tsx";

it("uses a native disclosure that works without JavaScript", () => {
  const html = renderToStaticMarkup(<DisclosureRow summary="Ada wrote">All of it</DisclosureRow>);
  expect(html).toMatch(/^<details[^>]*><summary[^>]*>Ada wrote.*<\/summary>All of it<\/details>$/);
});
