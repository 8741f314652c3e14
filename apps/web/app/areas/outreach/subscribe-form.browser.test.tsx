import { createRoutesStub } from "react-router";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { FormResult } from "#lib/api/form.ts";
import { SubscribeForm } from "./subscribe-form.tsx";

const answer = vi.fn<(email: string) => FormResult>();
const Page = createRoutesStub([
  { path: "/", Component: () => <SubscribeForm isEmailOnly /> },
  {
    path: "/newsletter/subscribe",
    action: async ({ request }) => answer(String((await request.formData()).get("email"))) as never,
  },
]);

test("MAG-03 the field is a required email; whoever signs up is thanked, and the field is cleared", async () => {
  const refusal = { ok: false as const, code: "not_available" as const, error: "Down for now." };
  answer.mockReturnValueOnce({ ...refusal, fields: {}, values: {} });
  answer.mockReturnValueOnce({ ok: true, response: null });
  await render(<Page />);
  const email = page.getByRole("textbox", { name: "Email address" });
  await expect.element(email).toHaveAttribute("type", "email");
  await expect.element(email).toBeRequired();
  await email.fill("reader@people.example");
  const signUpButton = page.getByRole("button", { name: "Sign up" });
  await signUpButton.click();
  await expect.element(page.getByText("Down for now.")).toBeVisible();
  await expect.element(email).toHaveValue("reader@people.example");
  await signUpButton.click();
  const thanks = page.getByText("Thanks! Check your inbox and confirm your email.");
  await expect.element(thanks).toBeVisible();
  await expect.element(email).toHaveValue("");
  expect(answer.mock.calls).toEqual([["reader@people.example"], ["reader@people.example"]]);
});
