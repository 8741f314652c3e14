import { createRoutesStub, data } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { FreshSignInContext } from "#lib/session/fresh-sign-in.ts";
import { TextField } from "#ui/forms/text-field.tsx";
import type { FormFailure, FormResult } from "./form.ts";
import { usePageAction } from "./page-action.ts";
import { PageForm } from "./page-form.tsx";

type Sent = Record<string, string>;

const refused = (changes: Partial<FormFailure>): FormFailure => ({
  ok: false,
  code: "bad_request",
  error: "Please check what you entered.",
  fields: {},
  values: {},
  ...changes,
});

const sent = vi.fn<(values: Sent) => FormResult>();
const confirmSignIn = vi.fn<() => Promise<boolean>>();
const onSuccess = vi.fn();
const onFailure = vi.fn();
const reads = vi.fn();

function Form() {
  const save = usePageAction({ onSuccess, onFailure });
  return (
    <PageForm {...save.form} noValidate>
      <p role="alert">{save.failure?.error}</p>
      <TextField label="Name" name="name" error={save.getError("name")} />
      <TextField label="Email" name="email" error={save.getError("email")} />
      <button type="submit">{save.isPending ? "Saving" : "Save"}</button>
      {save.isConflict && (
        <button type="button" onClick={save.reload}>
          Reload
        </button>
      )}
    </PageForm>
  );
}

const Page = createRoutesStub([
  {
    path: "/",
    Component: () => (
      <FreshSignInContext value={confirmSignIn}>
        <Form />
      </FreshSignInContext>
    ),
    loader: () => {
      reads();
      return null;
    },
    HydrateFallback: () => null,
    action: async ({ request }) => {
      const result = sent(Object.fromEntries(await request.formData()) as Sent);
      return data(result, { status: result.ok ? 200 : 400 });
    },
  },
]);

const name = page.getByLabelText("Name");
const email = page.getByLabelText("Email");
const button = page.getByRole("button", { name: "Save" });

beforeEach(async () => {
  vi.resetAllMocks();
  await render(<Page />);
});

test("what was typed is sent, and the answer is handed on once", async () => {
  sent.mockReturnValue({ ok: true, response: { id: 1 } });
  await name.fill("Ada");
  await button.click();
  await expect.poll(() => onSuccess.mock.calls).toEqual([[{ id: 1 }, { name: "Ada", email: "" }]]);
  expect(sent).toHaveBeenCalledOnce();
});

test("the page is read again after a success, and left alone after a failure", async () => {
  await expect.element(button).toBeVisible();
  reads.mockReset();
  sent.mockReturnValueOnce(refused({}));
  await button.click();
  await expect.poll(() => onFailure.mock.calls.length).toBe(1);
  expect(reads).not.toHaveBeenCalled();
  sent.mockReturnValueOnce({ ok: true, response: null });
  await button.click();
  await expect.poll(() => onSuccess.mock.calls.length).toBe(1);
  expect(reads).toHaveBeenCalledOnce();
});

test("a refused field says why and takes the focus; the error goes when the field is changed", async () => {
  sent.mockReturnValue(refused({ fields: { name: "Name is required.", email: "Not an email." } }));
  await email.fill("ada");
  await button.click();
  await expect.element(name).toHaveAccessibleDescription("Name is required.");
  await expect.element(name).toHaveFocus();
  expect(onFailure).toHaveBeenCalledOnce();

  await name.fill("Ada");
  await expect.element(name).not.toHaveAccessibleDescription();
  await expect.element(email).toHaveAccessibleDescription("Not an email.");
  await button.click();
  await expect.element(name).toHaveAccessibleDescription("Name is required.");
});

test("when a fresh sign-in is needed, the same values go out again after it", async () => {
  sent.mockReturnValueOnce(refused({ code: "fresh_sign_in_needed" }));
  sent.mockReturnValueOnce({ ok: true, response: null });
  confirmSignIn.mockResolvedValue(true);
  await name.fill("Ada");
  await button.click();
  await expect.poll(() => onSuccess.mock.calls.length).toBe(1);
  expect(sent.mock.calls.map(([values]) => values.name)).toEqual(["Ada", "Ada"]);
});

test("whoever doesn't sign in again sends nothing more, and reads no error", async () => {
  sent.mockReturnValue(refused({ code: "fresh_sign_in_needed" }));
  confirmSignIn.mockResolvedValue(false);
  await button.click();
  await expect.poll(() => confirmSignIn.mock.calls.length).toBe(1);
  await expect.element(button).toBeVisible();
  await expect.element(page.getByRole("alert")).toHaveTextContent("");
  expect(sent).toHaveBeenCalledOnce();
  expect(onFailure).not.toHaveBeenCalled();
});

test("a conflict offers to read the page anew, which forgets the failure", async () => {
  sent.mockReturnValue(refused({ code: "conflict", error: "This has changed." }));
  await button.click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("This has changed.");
  await page.getByRole("button", { name: "Reload" }).click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("");
});

test("pressing again after a failure sends the same key, and a new one after a success", async () => {
  sent.mockReturnValueOnce(refused({ code: "not_available" }));
  sent.mockImplementation(() => ({ ok: true, response: null }));
  await name.fill("Ada");
  await button.click();
  await expect.poll(() => onFailure.mock.calls.length).toBe(1);
  for (const count of [1, 2]) {
    await button.click();
    await expect.poll(() => onSuccess.mock.calls.length).toBe(count);
  }
  const keys = sent.mock.calls.map(([values]) => values.once ?? "");
  expect(keys[0]).toMatch(/^[\w-]{16,}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).toMatch(/^[\w-]{16,}$/);
  expect(keys[2]).not.toBe(keys[0]);
});
