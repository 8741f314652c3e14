import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { EmptyState } from "./empty-state.tsx";

test("ERR-03 an empty list says `No results found.` unless its page has a better sentence", () => {
  expect(renderToStaticMarkup(<EmptyState />)).toContain("No results found.");
  const htmlWithTitle = renderToStaticMarkup(<EmptyState title="No users found." />);
  expect(htmlWithTitle).toContain("No users found.");
  expect(htmlWithTitle).not.toContain("No results found.");
});
