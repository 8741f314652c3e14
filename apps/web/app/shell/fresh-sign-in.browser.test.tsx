import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { useState } from "react";
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { IdentityProvider } from "#areas/accounts/identity-port.ts";
import { ApiError } from "#lib/api/errors.ts";
import { useFreshSignIn } from "#lib/session/fresh-sign-in.ts";
import { sessionStore } from "#lib/session/session.ts";
import { toSessionView, visitor } from "#lib/session/session-store.ts";
import { member } from "#test/profiles.ts";
import { FreshSignIn } from "./fresh-sign-in.tsx";

const provider = vi.hoisted(() => ({ logIn: vi.fn<IdentityProvider["logIn"]>() }));
vi.mock("#areas/accounts/identity.ts", () => ({ loadIdentity: async () => provider }));

const refusal = new ApiError({ code: "fresh_sign_in_needed", status: 401 });
let isFresh = false;
const refund = vi.fn(async () => {
  if (!isFresh) throw refusal;
  return "Refunded";
});
const sessions: Record<string, FormDataEntryValue>[] = [];

function Page() {
  const withFreshSignIn = useFreshSignIn();
  const [said, setSaid] = useState("");
  const press = () =>
    withFreshSignIn(refund).then(setSaid, (error: ApiError) => setSaid(`Refused: ${error.code}`));
  return (
    <>
      <button type="button" onClick={() => void press()}>
        Refund
      </button>
      <output>{said}</output>
    </>
  );
}

const Site = createRoutesStub([
  {
    path: "/",
    Component: () => (
      <FreshSignIn>
        <Page />
      </FreshSignIn>
    ),
  },
  {
    path: "/account/session",
    async action({ request }) {
      sessions.push(Object.fromEntries(await request.formData()));
      isFresh = true;
      return { ok: true, response: { profile: member, isNew: false } };
    },
  },
]);

beforeEach(() => {
  isFresh = false;
  sessions.length = 0;
  refund.mockClear();
  provider.logIn.mockReset();
  sessionStore.set(toSessionView(member));
  const settings = { projectId: "demo", apiKey: "any", authDomain: "demo", emulatorHost: null };
  vi.spyOn(window, "fetch").mockImplementation(async () => Response.json(settings));
});
afterEach(() => void vi.restoreAllMocks());

const dialog = page.getByRole("dialog", { name: "Confirm it's you" });

async function pressRefund() {
  await render(<Site />);
  await page.getByRole("button", { name: "Refund" }).click();
  await expect.element(dialog).toBeVisible();
}

test("whoever signs in again, as the same person, gets what they pressed for", async () => {
  provider.logIn.mockResolvedValue("token-of-ada");
  await pressRefund();
  await dialog.getByLabelText("Password", { exact: true }).fill("Boab-tree-26!");
  await dialog.getByRole("button", { name: "Continue", exact: true }).click();
  await expect.element(page.getByText("Refunded")).toBeVisible();
  expect(provider.logIn).toHaveBeenCalledExactlyOnceWith(member.email, "Boab-tree-26!");
  expect(sessions).toEqual([{ idToken: "token-of-ada", fullName: "", onlyFor: member.id }]);
  expect(refund).toHaveBeenCalledTimes(2);
  await expect.element(dialog).not.toBeInTheDocument();
});

test("whoever gives up keeps the refusal, and nothing is sent again", async () => {
  await pressRefund();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByText("Refused: fresh_sign_in_needed")).toBeVisible();
  expect(refund).toHaveBeenCalledTimes(1);
  expect(sessions).toEqual([]);
});

test("a wrong password is said in the dialog, which stays", async () => {
  provider.logIn.mockRejectedValue({ code: "auth/wrong-password" });
  await pressRefund();
  await dialog.getByLabelText("Password", { exact: true }).fill("something else");
  await dialog.getByRole("button", { name: "Continue", exact: true }).click();
  await expect.element(dialog.getByRole("alert")).toBeVisible();
  expect(refund).toHaveBeenCalledTimes(1);
});

const answerSession = (profile: FullProfile | null) =>
  vi.spyOn(window, "fetch").mockImplementation(async () => Response.json({ profile }));

test("what was asked with the session before signing in again closes nothing", async () => {
  provider.logIn.mockResolvedValue("token-of-ada");
  await pressRefund();
  await dialog.getByLabelText("Password", { exact: true }).fill("Boab-tree-26!");
  answerSession(member);
  sessionStore.set(visitor);
  await expect.poll(() => sessionStore.get().status).toBe("member");
  await dialog.getByRole("button", { name: "Continue", exact: true }).click();
  await expect.element(page.getByText("Refunded")).toBeVisible();
});

test("whoever has logged out in another tab gives up", async () => {
  await pressRefund();
  answerSession(null);
  sessionStore.set(visitor);
  await expect.element(page.getByText("Refused: fresh_sign_in_needed")).toBeVisible();
});
