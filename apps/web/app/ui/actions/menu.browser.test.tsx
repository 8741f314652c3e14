import { useState } from "react";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { Menu } from "./menu.tsx";

function Row() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Menu
        label="Actions"
        trigger="…"
        items={[{ label: "Edit", onSelect: () => setOpen(true) }]}
      />
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Edit Ada" />
    </>
  );
}

const Page = createRoutesStub([{ path: "/", Component: Row }]);

test("the focus is back on the button of the menu after a dialog that one of its rows opened", async () => {
  await render(<Page />);
  const trigger = page.getByRole("button", { name: "Actions" });
  (trigger.element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(page.getByRole("button", { name: "Edit" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("dialog", { name: "Edit Ada" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(trigger).toHaveFocus();
});
