import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import TeamStrip from "./team-strip.tsx";

test("each named person leads to the booking page with them chosen", () => {
  const to = "/directory/listings/ubuntu-braid-studio/book?with=TEAM-AAAAAAAA";
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <TeamStrip team={[{ name: "Ada Obi", does: "Knotless braids and Trim", to }]} />
    </MemoryRouter>,
  );
  for (const text of ["The team", "Ada Obi", "Knotless braids and Trim", `href="${to}"`])
    expect(html).toContain(text);
});
