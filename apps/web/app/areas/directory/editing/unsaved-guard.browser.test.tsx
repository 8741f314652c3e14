import { editingTexts } from "@boab/contracts/directory/editing-texts";
import { createRoutesStub, Link } from "react-router";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { unguarded } from "./unguarded.ts";
import { UnsavedGuard } from "./unsaved-guard.tsx";

let isDirty = false;

const Here = () => (
  <>
    <UnsavedGuard isDirty={isDirty} />
    <Link to="/away">Away</Link>
    <Link to="/here?edit=info">Another section</Link>
    <Link to="/away" state={unguarded}>
      Away after saving
    </Link>
  </>
);

const Site = createRoutesStub([
  { path: "/here", Component: Here },
  { path: "/away", Component: () => <p>Arrived</p> },
]);

async function show(hasChanges: boolean) {
  isDirty = hasChanges;
  await render(<Site initialEntries={["/here"]} />);
}

const link = (name: string) => page.getByRole("link", { name, exact: true });
const dialog = page.getByRole("dialog", { name: editingTexts.leave });
const arrived = page.getByText("Arrived");

test("somebody with unsaved changes is asked before they leave, and may stay", async () => {
  await show(true);
  await link("Away").click();
  await expect.element(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Stay" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(arrived).not.toBeInTheDocument();
  await link("Away").click();
  await dialog.getByRole("button", { name: "Leave" }).click();
  await expect.element(arrived).toBeVisible();
});

test.each([
  ["without changes", false, "Away"],
  ["once the changes are dealt with", true, "Away after saving"],
])("nobody is asked %s", async (_when, hasChanges, name) => {
  await show(hasChanges);
  await link(name).click();
  await expect.element(arrived).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
});

test("moving within the page asks nothing", async () => {
  await show(true);
  await link("Another section").click();
  await expect.element(dialog).not.toBeInTheDocument();
});
