import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import Components from "./components.tsx";
import { drawSpecimenArt } from "./specimen-art.server.ts";

it("renders every component on the server", () => {
  const Stub = createRoutesStub([{ id: "sheet", path: "/", Component: Components }]);
  const html = renderToString(
    <Stub hydrationData={{ loaderData: { sheet: drawSpecimenArt() } }} />,
  );
  expect(html.match(/<h2/g)?.length).toBeGreaterThanOrEqual(16);
  expect(html).toContain("Components and states");
  expect(html).not.toContain("undefined");
});
