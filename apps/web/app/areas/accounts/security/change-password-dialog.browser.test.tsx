import { createRoutesStub, data } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { FormResult } from "#lib/api/form.ts";
import { readPostedValues } from "#test/posted-values.ts";
import { member } from "#test/profiles.ts";
import { SecurityCard } from "./security-card.tsx";

const respond = vi.fn<(values: Record<string, string>) => FormResult>();

const Page = createRoutesStub([
  {
    path: "/account-management",
    Component: () => <SecurityCard profile={member} />,
    action: async ({ request }) => {
      const result = respond(await readPostedValues(request));
      return data(result, { status: result.ok ? 200 : 400 });
    },
  },
]);

const openButton = page.getByRole("button", { name: "Change password" });
const dialog = page.getByRole("dialog", { name: "Change your password" });
const save = dialog.getByRole("button", { name: "Change password" });
const strongPassword = "Baobab-in-the-Sun-7";

async function typePasswordTwice(first: string, second: string) {
  await dialog.getByRole("textbox", { name: "Password", exact: true }).fill(first);
  await dialog.getByRole("textbox", { name: "Confirm password" }).fill(second);
}

beforeEach(() => void respond.mockReset());

async function open() {
  await render(<Page initialEntries={["/account-management"]} />);
  await openButton.click();
  await expect.element(dialog).toBeVisible();
}

test("a new password can be saved once it is strong and typed twice alike", async () => {
  respond.mockReturnValue({ ok: true, response: { message: "Your password has been changed." } });
  await open();
  await expect.element(save).toBeDisabled();
  await typePasswordTwice(strongPassword, `${strongPassword}x`);
  await userEvent.tab();
  await expect.element(save).toBeDisabled();
  await typePasswordTwice(strongPassword, strongPassword);
  await save.click();
  await expect.element(page.getByText("Your password has been changed.")).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(respond).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      intent: "change-password",
      username: member.email,
      password: strongPassword,
    }),
  );
});

test("a refused password leaves the dialog open with the reason", async () => {
  const error = "Please choose a different password.";
  respond.mockReturnValue({
    ok: false,
    code: "bad_request",
    error,
    fields: { newPassword: error },
    values: {},
  });
  await open();
  await typePasswordTwice(strongPassword, strongPassword);
  await save.click();
  await expect.element(dialog.getByText(error)).toBeVisible();
});

test("Escape closes the dialog, gives the focus back and forgets what was typed", async () => {
  await open();
  await typePasswordTwice(strongPassword, strongPassword);
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(openButton).toHaveFocus();
  await openButton.click();
  await expect
    .element(dialog.getByRole("textbox", { name: "Password", exact: true }))
    .toHaveValue("");
  expect(respond).not.toHaveBeenCalled();
});
