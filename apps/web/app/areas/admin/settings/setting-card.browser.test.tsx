import type { CurrentSetting } from "@boab/contracts/admin/setting-calls";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { SettingCard } from "./setting-card.tsx";

const setting = {
  key: "trialMonths",
  kind: "money",
  label: "Free months",
  help: "How long a trial lasts.",
  value: 6,
  default: 6,
  version: 1,
  lastChange: null,
} as CurrentSetting;

const Page = createRoutesStub([
  {
    path: "/",
    Component: () => <SettingCard setting={setting} mayChange firstResult={undefined} />,
    action: () => ({ ok: true, response: setting }),
  },
]);

test("a saved change closes its form, and the focus is back on the button that opened it", async () => {
  await render(<Page />);
  const opener = page.getByText("Change Free months");
  await opener.click();
  await page.getByLabelText("Why?").fill("Six was too long.");
  await page.getByRole("button", { name: "Save" }).click();
  await expect.element(page.getByLabelText("Why?")).not.toBeVisible();
  await expect.element(opener).toHaveFocus();
});
