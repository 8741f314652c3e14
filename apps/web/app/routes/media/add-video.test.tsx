import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import AddVideoPage from "./add-video.tsx";

function show(loaderData: { hasPage: boolean; mayAdd: boolean }) {
  const props = { loaderData: { firstName: "Hana", ...loaderData }, actionData: undefined };
  const element = createElement(AddVideoPage, props as never);
  const router = createMemoryRouter([{ path: "*", element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test("ADDV-02 without a creator page its form comes first, and with one the video does", () => {
  const without = show({ hasPage: false, mayAdd: true });
  expect(without).toContain("Create creator page");
  expect(without).toContain('value="Hana"');
  expect(without).not.toContain("Video link or ID");
  const htmlWithPage = show({ hasPage: true, mayAdd: true });
  expect(htmlWithPage).toContain("Video link or ID");
  expect(htmlWithPage).not.toContain("Create creator page");
});

test("somebody who isn't approved yet is told how to ask", () => {
  const page = show({ hasPage: true, mayAdd: false });
  expect(page).toContain("Ask for media access");
  expect(page).not.toContain("Video link or ID");
});
