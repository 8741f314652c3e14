import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { createRoutesStub } from "react-router";
import { afterEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { readPostedValues } from "#test/posted-values.ts";
import { member, people } from "#test/profiles.ts";
import { EditDrawer } from "./edit-drawer.tsx";

const sent: Record<string, string>[] = [];
const admin = { ...people.admin, id: "the-admin-01" };
const ignore = () => {};

const Site = createRoutesStub([
  {
    path: "/",
    Component: () => <EditDrawer viewer={admin} person={member} isOpen onClose={ignore} />,
    action: async ({ request }) => {
      sent.push(await readPostedValues(request));
      if (sent.length > 1) return { ok: true, response: member };
      return { ok: false, code: "conflict", error: "Changed.", fields: {}, values: {} };
    },
  },
]);

const save = () => page.getByRole("button", { name: "Save", exact: true });
const fullName = () => page.getByRole("textbox", { name: "Full name" });

async function change(theirs: Partial<FullProfile>) {
  sent.length = 0;
  vi.stubGlobal("fetch", async () => Response.json({ ...member, version: 2, ...theirs }));
  await render(<Site />);
  await fullName().fill("Amara Danso");
  await page.getByLabelText("Merchant status").selectOptions("Trial");
  await save().click();
}
afterEach(() => vi.unstubAllGlobals());

describe("ADM-USR-09 somebody else changes a person who is being edited: nothing typed is lost", () => {
  test("a change of another field is saved together with theirs, unasked", async () => {
    await change({ magStatus: "Approved" });
    await expect.poll(() => sent.length).toBe(2);
    expect(sent[1]).toMatchObject({
      id: member.id,
      version: "2",
      fullName: "Amara Danso",
      merchantStatus: "Trial",
      magStatus: "Approved",
    });
  });

  test("of one field both values are shown, and theirs is saved where it is chosen", async () => {
    await change({ fullName: "Amara Mensah", merchantStatus: "Approved" });
    await expect.element(page.getByLabelText("Keep mine: Amara Danso")).toBeChecked();
    await expect.element(fullName()).toHaveValue("Amara Danso");
    await page.getByLabelText("Take theirs: Approved").click();
    await save().click();
    await expect.poll(() => sent.length).toBe(2);
    expect(sent[1]).toMatchObject({
      version: "2",
      fullName: "Amara Danso",
      merchantStatus: "Approved",
    });
  });
});
