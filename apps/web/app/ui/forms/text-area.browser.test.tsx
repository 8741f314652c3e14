import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { TextArea } from "./text-area.tsx";

test("the counter turns red and says how many words are over", async () => {
  await render(<TextArea label="Description" maxWords={3} defaultValue="one two" />);
  const field = page.getByLabelText("Description");
  await expect.element(page.getByText("2 of 3 words")).not.toHaveClass("text-danger");
  await field.fill("one two three four");
  const over = page.getByText("4 of 3 words: 1 word over");
  await expect.element(over).toHaveClass("text-danger");
  await expect.element(field).toHaveAccessibleDescription("4 of 3 words: 1 word over");
  await field.fill("one two three four five");
  await expect.element(page.getByText("5 of 3 words: 2 words over")).toBeVisible();
});
