import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ConfirmDialog, describeMissingText } from "./confirm-dialog.tsx";

test.each([
  ["Mama's Kitchen", null],
  ["Mama’s Kitchen", null],
  ["Mama's Kitchen ", null],
  ["", ""],
  ["Mama's Kit", "Still to type: chen"],
  ["mama's kitchen", "Check the capital letters."],
  ["Papa's", "That doesn't match the name yet. Check the spelling."],
])("DIR-LIST-03 after typing %j: %j", (typed, sentence) => {
  expect(describeMissingText(typed, "Mama’s Kitchen")).toBe(sentence);
});

test("DIR-LIST-03 the button opens with either apostrophe, and the field says what is missing", async () => {
  const onConfirm = vi.fn();
  await render(
    <ConfirmDialog
      isOpen
      onClose={vi.fn()}
      onConfirm={onConfirm}
      title="Delete Mama’s Kitchen?"
      confirmLabel="Delete listing"
      requiredText="Mama’s Kitchen"
    >
      It will disappear.
    </ConfirmDialog>,
  );
  const field = page.getByRole("textbox");
  const button = page.getByRole("button", { name: "Delete listing" });
  await field.fill("Mama's");
  await expect.element(button).toBeDisabled();
  await expect.element(field).toHaveAccessibleDescription("Still to type: Kitchen");
  await field.fill("Mama's Kitchen");
  await button.click();
  expect(onConfirm).toHaveBeenCalledOnce();
});
