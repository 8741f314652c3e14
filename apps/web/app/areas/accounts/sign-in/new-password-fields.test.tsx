import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { NewPasswordFields } from "./new-password-fields.tsx";

test("the new password is described by its checks, and its confirmation by none", () => {
  const value = { password: "boab", confirmation: "" };
  const html = renderToStaticMarkup(<NewPasswordFields value={value} onChange={() => {}} />);
  const [password, confirmation] = html.match(/<input[^>]*>/g) ?? [];
  const list = password?.match(/aria-describedby="([^"]+)"/)?.[1];
  expect(html).toContain(`<ul id="${list}"`);
  expect(confirmation).not.toContain("aria-describedby");
});
