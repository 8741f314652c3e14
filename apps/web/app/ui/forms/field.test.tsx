import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { PasswordField } from "./password-field.tsx";
import { Select } from "./select.tsx";
import { TextArea } from "./text-area.tsx";
import { TextField } from "./text-field.tsx";

const readAttribute = (html: string, name: string) =>
  html.match(new RegExp(` ${name}="([^"]*)"`))?.[1];

it("links label, hint and error to the control", () => {
  const html = renderToStaticMarkup(
    <TextField id="email" name="email" label="Email" hint="We never share it." error="Wrong." />,
  );
  expect(readAttribute(html, "for")).toBe("email");
  expect(readAttribute(html, "aria-invalid")).toBe("true");
  const described = readAttribute(html, "aria-describedby")?.split(" ") ?? [];
  expect(described).toEqual(["email-error", "email-hint"]);
  for (const id of described) expect(html).toContain(`id="${id}"`);
});

it("has no error attributes while valid", () => {
  const html = renderToStaticMarkup(<TextField name="email" label="Email" />);
  expect(readAttribute(html, "aria-invalid")).toBeUndefined();
  expect(readAttribute(html, "aria-describedby")).toBeUndefined();
});

it.each([
  ["text", <TextField key="1" name="field" label="Text" defaultValue="a" />],
  ["textarea", <TextArea key="2" name="field" label="Area" defaultValue="a" />],
  ["password", <PasswordField key="3" name="field" label="Password" />],
  ["select", <Select key="4" name="field" label="Pick" options={[{ value: "a", label: "A" }]} />],
])("a %s control is sent with its form before hydration", (_kind, element) => {
  expect(renderToStaticMarkup(element)).toMatch(/<(input|textarea|select)[^>]* name="field"/);
});

it("describes a new password by its missing checks", () => {
  const checks = [
    { label: "Upper case", isMet: true },
    { label: "Number", isMet: false },
  ];
  const html = renderToStaticMarkup(
    <PasswordField id="p" name="p" label="Password" error="Too weak." checks={checks} />,
  );
  const [error, list] = readAttribute(html, "aria-describedby")?.split(" ") ?? [];
  expect(error).toBe("p-error");
  expect(html.slice(html.indexOf(`<ul id="${list}"`))).toMatch(
    /Upper case.*, met.*Number.*, not met/,
  );
  expect(html).toContain("Password strength 1 of 2");
});

it("counts the words it starts with", () => {
  const html = renderToStaticMarkup(
    <TextArea name="about" label="About" maxWords={40} defaultValue=" Braids,  locs and hair " />,
  );
  expect(html).toContain("4 of 40 words");
});
