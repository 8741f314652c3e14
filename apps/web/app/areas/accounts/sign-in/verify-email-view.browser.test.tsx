import { createRoutesStub } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { signInCopy } from "../copy.ts";
import { signInPageCopy } from "./copy.ts";
import { VerifyEmailView } from "./verify-email-view.tsx";

const verifyEmail = vi.hoisted(() => vi.fn<(code: string) => Promise<void>>());
vi.mock("../identity.ts", () => ({ loadIdentity: async () => ({ verifyEmail }) }));

const settings = { projectId: "p", apiKey: "k", authDomain: "d", emulatorHost: null };
const Page = createRoutesStub([
  { path: "/", Component: () => <VerifyEmailView settings={settings} code="code-1" /> },
]);

function failure(code: string) {
  const error: Error & { code?: string } = new Error(code);
  error.code = code;
  return error;
}

beforeEach(() => {
  verifyEmail.mockReset();
  vi.spyOn(window, "fetch").mockImplementation(async () =>
    Response.json({ error: "Log in.", code: "not_signed_in" }, { status: 401 }),
  );
});

test("without a connection the same link can be tried again", async () => {
  verifyEmail.mockRejectedValueOnce(failure("auth/network-request-failed"));
  await render(<Page />);
  await page.getByRole("button", { name: "Verify my email" }).click();
  await expect.element(page.getByText(signInCopy.offline)).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByText(signInPageCopy.emailVerified)).toBeVisible();
  expect(verifyEmail.mock.calls).toEqual([["code-1"], ["code-1"]]);
});

test("a link that has expired leads to a new one", async () => {
  verifyEmail.mockRejectedValueOnce(failure("auth/expired-action-code"));
  await render(<Page />);
  await page.getByRole("button", { name: "Verify my email" }).click();
  await expect
    .element(page.getByRole("link", { name: "Get a new link from your account" }))
    .toBeVisible();
  await expect.element(page.getByRole("button", { name: "Try again" })).not.toBeInTheDocument();
});
