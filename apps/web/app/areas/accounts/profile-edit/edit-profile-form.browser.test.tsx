import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { readPostedValues } from "#test/posted-values.ts";
import { member } from "#test/profiles.ts";
import { EditProfileForm } from "./edit-profile-form.tsx";

const conflict = {
  ok: false as const,
  code: "conflict" as const,
  error: "This has changed since you opened it. Please reload and try again.",
  fields: {},
  values: {},
};
const sent: Record<string, string>[] = [];
const onSaved = vi.fn();

let given: Partial<Parameters<typeof EditProfileForm>[0]> = {};

const doNothing = () => {};
const Form = () => (
  <EditProfileForm id="edit" person={member} onSaved={onSaved} onCancel={doNothing} {...given} />
);
const SiteStub = createRoutesStub([
  {
    path: "/account-management",
    Component: Form,
    action: async ({ request }) => {
      sent.push(await readPostedValues(request));
      return sent.length === 1 ? conflict : { ok: true, response: { profile: member } };
    },
  },
]);
const show = () => render(<SiteStub initialEntries={["/account-management"]} />);

const save = () => page.getByRole("button", { name: "Save", exact: true });
const fullName = () => page.getByRole("textbox", { name: "Full name" });

function store(latest: Partial<FullProfile>) {
  vi.stubGlobal("fetch", async () => Response.json({ ...member, version: 2, ...latest }));
}

async function change(theirs: Partial<FullProfile>) {
  store(theirs);
  await show();
  await fullName().fill("Amara Danso");
  await save().click();
}

beforeEach(() => {
  sent.length = 0;
  given = {};
  onSaved.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

describe("ACCT-15 somebody else saves while a profile is edited: nothing typed is lost", () => {
  test("a change of another field is saved together with theirs, unasked", async () => {
    await change({ phoneNumber: "0390000002" });
    await expect.poll(() => onSaved.mock.calls.length).toBe(1);
    expect(sent[1]).toMatchObject({
      version: "2",
      fullName: "Amara Danso",
      phoneNumber: "0390000002",
    });
  });

  test("of one field both values are shown, and mine is saved unless theirs is chosen", async () => {
    await change({ fullName: "Amara Mensah" });
    await expect.element(page.getByLabelText("Keep mine: Amara Danso")).toBeChecked();
    await expect.element(page.getByLabelText("Take theirs: Amara Mensah")).not.toBeChecked();
    await expect.element(fullName()).toHaveValue("Amara Danso");
    await save().click();
    await expect.poll(() => sent.length).toBe(2);
    expect(sent[1]).toMatchObject({ version: "2", fullName: "Amara Danso" });
  });

  test("theirs is saved where it is chosen", async () => {
    await change({ fullName: "Amara Mensah" });
    await page.getByLabelText("Take theirs: Amara Mensah").click();
    await save().click();
    await expect.poll(() => sent.length).toBe(2);
    expect(sent[1]).toMatchObject({ version: "2", fullName: "Amara Mensah" });
  });

  test("posted before the script came, each field that differs is asked about", async () => {
    store({ phoneNumber: "0390000002" });
    const values = {
      fullName: "Amara Danso",
      username: member.username,
      email: member.email,
      version: "1",
    };
    const latest = { ...member, version: 2, phoneNumber: "0390000002" };
    given = { person: latest, firstResult: { ...conflict, values } };
    await show();
    await save().click();
    await expect.element(page.getByLabelText("Keep mine: Amara Danso")).toBeChecked();
    expect(sent[0]).toMatchObject({ version: "1" });
    await save().click();
    await expect.poll(() => sent.length).toBe(2);
    expect(sent[1]).toMatchObject({
      version: "2",
      fullName: "Amara Danso",
      phoneNumber: "0390000002",
    });
  });
});
