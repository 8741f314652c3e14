import { expect, test } from "vitest";
import type { BusinessView } from "../business/business-view.ts";
import { withSavedTextFields } from "./shown-view.ts";

test("what was saved is shown, although the page could not be read anew", () => {
  const view = {
    name: "Old",
    description: "Old.",
    category: "Services",
    email: "a@b.example",
    slug: "old",
  };
  const saved = {
    businessName: "New",
    description: "New.",
    category: "Health",
    email: "c@d.example",
  };
  expect(withSavedTextFields(view as BusinessView, saved as never)).toEqual({
    name: "New",
    description: "New.",
    category: "Health",
    email: "c@d.example",
    slug: "old",
  });
});
