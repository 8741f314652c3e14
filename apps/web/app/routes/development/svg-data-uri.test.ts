import { expect, it } from "vitest";
import { toSvgDataUri } from "./svg-data-uri.ts";

it("keeps the picture whole", () => {
  const svg = `<svg aria-label="Mama's 100% &amp; co"><rect fill="#fff"/></svg>`;
  const body = decodeURIComponent(toSvgDataUri(svg).slice("data:image/svg+xml,".length));
  expect(body).toBe(`<svg aria-label='Mama&#39;s 100% &amp; co'><rect fill='#fff'/></svg>`);
});

it("fits between double quotes in CSS", () => {
  expect(toSvgDataUri(`<svg width="8">"</svg>`)).not.toContain('"');
});
