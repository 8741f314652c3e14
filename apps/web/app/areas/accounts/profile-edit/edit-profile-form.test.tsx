import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import type { FormFailure } from "#lib/api/form.ts";
import { member } from "#test/profiles.ts";
import { EditProfileForm } from "./edit-profile-form.tsx";

function render(version: number, firstResult?: FormFailure) {
  const form = (
    <EditProfileForm
      id="edit"
      person={{ ...member, version }}
      firstResult={firstResult}
      onSaved={() => {}}
      onCancel={() => {}}
    />
  );
  const router = createMemoryRouter([{ path: "/", element: form }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

const conflict: FormFailure = {
  ok: false,
  code: "conflict",
  error: "This has changed since you opened it. Please reload and try again.",
  fields: {},
  values: { fullName: "Typed Here", username: "amara", email: member.email, version: "1" },
};

test("ACCT-15 a form posted without JavaScript does not overwrite someone else's change", () => {
  const html = render(2, conflict);
  expect(html).toMatch(/name="version" value="1"/);
  expect(html).toContain("Typed Here");
  expect(html).toContain("Your text is still here.");
  expect(html).not.toContain("Please reload");
});

test("ACCT-15 a new form starts from the stored version", () => {
  expect(render(2)).toMatch(/name="version" value="2"/);
});
