import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import type { FormResult } from "#lib/api/form.ts";
import { withDocumentType } from "./document-file.ts";
import { QuickApply } from "./quick-apply.tsx";

function show(firstResult?: FormResult): string {
  const element = (
    <QuickApply jobId="JOB-4T9KQ2" businessName="Ubuntu Braid Studio" firstResult={firstResult} />
  );
  const router = createMemoryRouter([{ path: "/", element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test("JOB-11 a form that couldn't be sent says so, and keeps what was typed", () => {
  const html = show({
    ok: false,
    code: "not_available",
    error: "Please try again in a moment.",
    fields: {},
    values: { name: "Achol Garang" },
  });
  expect(html).toContain("Could not send – please try again.");
  expect(html).toContain('value="Achol Garang"');
});

test("JOB-08 JOB-09 the form asks for a name and an email, and says when it was sent", () => {
  const html = show();
  expect(html.match(/ required=""/g)).toHaveLength(2);
  expect(html).toContain('accept=".pdf,.doc,.docx"');
  expect(show({ ok: true, response: {} })).toContain("Application sent");
});

test("JOB-09 a Word file without a type gets the one its name says", () => {
  expect(withDocumentType(new File(["x"], "cv.DOC")).type).toBe("application/msword");
  expect(withDocumentType(new File(["x"], "cv.pages")).type).toBe("");
});
