import { createRoutesStub, Link } from "react-router";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { guardBypass, LeaveGuard } from "./leave-guard.tsx";

let isDirty = false;

const LocationText = () => (
  <>
    <LeaveGuard isDirty={isDirty}>You have unsaved changes.</LeaveGuard>
    <Link to="/away">Away</Link>
    <Link to="/here?edit=info">Another section</Link>
    <Link to="/away" state={guardBypass}>
      Away after saving
    </Link>
  </>
);

const Site = createRoutesStub([
  { path: "/here", Component: LocationText },
  { path: "/away", Component: () => <p>Arrived</p> },
]);

async function show(hasChanges: boolean) {
  isDirty = hasChanges;
  await render(<Site initialEntries={["/here"]} />);
}

const link = (name: string) => page.getByRole("link", { name, exact: true });
const dialog = page.getByRole("dialog", { name: "Leave without saving?" });
const arrivedText = page.getByText("Arrived");

test("somebody with unsaved changes is asked before they leave, and may stay", async () => {
  await show(true);
  await link("Away").click();
  await expect.element(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Stay" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(arrivedText).not.toBeInTheDocument();
  await link("Away").click();
  await dialog.getByRole("button", { name: "Leave" }).click();
  await expect.element(arrivedText).toBeVisible();
});

test.each([
  ["without changes", false, "Away"],
  ["once the changes are dealt with", true, "Away after saving"],
])("nobody is asked %s", async (_when, hasChanges, name) => {
  await show(hasChanges);
  await link(name).click();
  await expect.element(arrivedText).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
});

test("moving within the page asks nothing", async () => {
  await show(true);
  await link("Another section").click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test.each([
  ["with unsaved changes", true],
  ["without changes", false],
])("the browser asks before the tab is closed: %s %j", async (_when, hasChanges) => {
  await show(hasChanges);
  const event = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(hasChanges);
});
