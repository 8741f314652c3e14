import { editorInvitationCopy, memberRightCopy } from "@boab/contracts/directory/copy";
import type { Editor } from "@boab/contracts/directory/editors";
import { fillIn } from "@boab/format/sentences";
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { peopleCopy } from "./copy.ts";
import { PeopleDialog } from "./people-dialog.tsx";

const kofi: Editor = {
  userId: "kofi123456",
  fullName: "Kofi Obi",
  username: "kofi",
  photoUrl: null,
  rights: ["page"],
  since: "2026-05-03T00:00:00.000Z",
};

let refusal: string | undefined;
let editors: Editor[];
let sent: { method: string; url: string; body: unknown }[];

let mayChange: boolean;

const Site = createRoutesStub([
  {
    path: "/",
    Component: () => (
      <PeopleDialog businessId="BUS-00000001" mayChange={mayChange} isOpen onClose={() => {}} />
    ),
  },
]);

beforeEach(() => {
  refusal = undefined;
  mayChange = true;
  editors = [];
  sent = [];
  vi.spyOn(window, "fetch").mockImplementation(async (url, init) => {
    const method = init?.method ?? "GET";
    if (method === "GET") return Response.json({ editors, invitations: [] });
    const body = JSON.parse(String(init?.body));
    sent.push({ method, url: String(url), body });
    if (refusal)
      return Response.json({ error: refusal, code: "forbidden", fields: {} }, { status: 403 });
    if (method === "PUT") editors = editors.map((one) => ({ ...one, rights: body.rights }));
    return Response.json({ editors, invitations: [] });
  });
});
afterEach(() => vi.restoreAllMocks());

const dialog = page.getByRole("dialog", { name: "People" });
const verify = dialog.getByRole("link", { name: "Verify your email" });

async function invite() {
  await render(<Site />);
  await dialog.getByLabelText("Email").fill("hana@people.example");
  await dialog.getByRole("button", { name: "Invite" }).click();
}

test("an owner without a verified email is led to where they verify it", async () => {
  refusal = editorInvitationCopy.inviterUnproven;
  await invite();
  await expect.element(dialog.getByText(refusal)).toBeVisible();
  await expect.element(verify).toHaveAttribute("href", "/account-management#security-title");
});

test("another refusal leads nowhere", async () => {
  refusal = "Please wait a moment.";
  await invite();
  await expect.element(dialog.getByText(refusal)).toBeVisible();
  await expect.element(verify).not.toBeInTheDocument();
});

test("whoever is invited gets the page alone, unless the owner ticks more", async () => {
  await invite();
  expect(sent).toMatchObject([{ body: { rights: ["page"] } }]);
});

test("customers and refunds can be ticked only with bookings", async () => {
  await render(<Site />);
  const customers = dialog.getByRole("checkbox", { name: memberRightCopy.customers });
  await expect.element(customers).toBeDisabled();
  await dialog.getByRole("checkbox", { name: memberRightCopy.all_calendars }).click();
  await customers.click();
  await expect.element(customers).toBeChecked();
});

test("the owner changes what somebody can do, and the list says so", async () => {
  editors = [kofi];
  await render(<Site />);
  await dialog.getByRole("button", { name: "Change what Kofi Obi can do" }).click();
  const question = page.getByRole("dialog", { name: "What Kofi Obi can do" });
  const pageBox = question.getByRole("checkbox", { name: memberRightCopy.page });
  await expect.element(pageBox).toBeChecked();
  await pageBox.click();
  await question.getByRole("button", { name: "Save" }).click();
  await expect.element(question.getByText(peopleCopy.noRight)).toBeVisible();
  expect(sent).toEqual([]);
  await question.getByRole("checkbox", { name: memberRightCopy.all_calendars }).click();
  await question.getByRole("button", { name: "Save" }).click();
  await expect.element(dialog.getByText(/^Helps since .*: bookings$/)).toBeVisible();
  await expect
    .element(dialog.getByRole("status"))
    .toHaveTextContent(fillIn(peopleCopy.changed, { name: "Kofi Obi" }));
  expect(sent).toEqual([
    {
      method: "PUT",
      url: "/api/dir/business/BUS-00000001/editors/kofi123456",
      body: { rights: ["all_calendars"] },
    },
  ]);
});

test("our team sees what people can do, and can't change it", async () => {
  editors = [kofi];
  mayChange = false;
  await render(<Site />);
  await expect.element(dialog.getByText(/^Helps since .*: page$/)).toBeVisible();
  await expect.element(dialog.getByRole("button", { name: "Remove Kofi Obi" })).toBeVisible();
  await expect.element(dialog.getByRole("button", { name: /^Change/ })).not.toBeInTheDocument();
});
