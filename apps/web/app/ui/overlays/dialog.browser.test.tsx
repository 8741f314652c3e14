import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Dialog } from "./dialog.tsx";

const onClose = vi.fn();

/** Mounted open, as dialogs loaded on demand are. */
function OpenOnDemand() {
  const [isThere, setThere] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setThere(true)}>
        Open
      </button>
      {isThere && (
        <Dialog
          isOpen
          title="Logo"
          onClose={() => {
            onClose();
            setThere(false);
          }}
        />
      )}
    </>
  );
}

const opener = page.getByRole("button", { name: "Open" });
const dialog = page.getByRole("dialog", { name: "Logo" });
/** A dialog reports its closing in a task of its own. */
const waitForLaterTasks = () => new Promise((resolve) => setTimeout(resolve, 100));

test("a dialog that mounts open stays open, also where React mounts everything twice", async () => {
  onClose.mockClear();
  await render(<OpenOnDemand />);
  await opener.click();
  await waitForLaterTasks();
  await expect.element(dialog).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();

  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  expect(onClose).toHaveBeenCalledOnce();
  await expect.element(opener).toHaveFocus();
});

test("a press on the backdrop closes a dialog, one on its own scrollbar doesn't", async () => {
  onClose.mockClear();
  await render(<OpenOnDemand />);
  await opener.click();
  await expect.element(dialog).toBeVisible();
  const press = (clientX: number, clientY: number) =>
    dialog
      .element()
      .dispatchEvent(new MouseEvent("mousedown", { bubbles: true, clientX, clientY }));
  // The dialog scrolls itself, so the browser names it as the target of its scrollbar.
  const { right, top, bottom } = dialog.element().getBoundingClientRect();
  press(right - 4, (top + bottom) / 2);
  await expect.element(dialog).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  press(right + 40, top);
  await expect.element(dialog).not.toBeInTheDocument();
  expect(onClose).toHaveBeenCalledOnce();
});
