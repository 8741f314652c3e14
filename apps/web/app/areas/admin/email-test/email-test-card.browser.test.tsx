import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { EmailTestCard } from "./email-test-card.tsx";

test("EDIT-10 the field is a required email, and the button waits for it and while sending", async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  const action = vi.fn(() => promise);
  const router = createMemoryRouter([{ path: "/", element: <EmailTestCard />, action }]);
  await render(<RouterProvider router={router} />);
  const field = page.getByRole("textbox", { name: "Your email" });
  const button = page.getByRole("button");
  await expect.element(field).toHaveAttribute("type", "email");
  await expect.element(field).toBeRequired();
  await expect.element(button).toBeDisabled();
  await field.fill("grace@people.example");
  await expect.element(button).toBeEnabled();
  await button.click();
  await expect.element(button).toBeDisabled();
  expect(action).toHaveBeenCalledOnce();
  resolve({ ok: true, response: null });
  await expect.element(button).toBeEnabled();
});
