import { editorInvitationCopy } from "@boab/contracts/directory/copy";
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { EditorsDialog } from "./editors-dialog.tsx";

let refusal: string;

const Site = createRoutesStub([
  {
    path: "/",
    Component: () => <EditorsDialog businessId="BUS-00000001" isOpen onClose={() => {}} />,
  },
]);

beforeEach(() => {
  vi.spyOn(window, "fetch").mockImplementation(async (_address, init) =>
    init?.method === "POST"
      ? Response.json({ error: refusal, code: "forbidden", fields: {} }, { status: 403 })
      : Response.json({ editors: [], invitations: [] }),
  );
});
afterEach(() => vi.restoreAllMocks());

const dialog = page.getByRole("dialog", { name: "Editors" });
const verify = dialog.getByRole("link", { name: "Verify your email" });

async function invite() {
  await render(<Site />);
  await dialog.getByLabelText("Email").fill("hana@people.example");
  await dialog.getByRole("button", { name: "Invite" }).click();
  await expect.element(dialog.getByText(refusal)).toBeVisible();
}

test("an owner without a verified email is led to where they verify it", async () => {
  refusal = editorInvitationCopy.inviterUnproven;
  await invite();
  await expect.element(verify).toHaveAttribute("href", "/account-management#security-title");
});

test("another refusal leads nowhere", async () => {
  refusal = "Please wait a moment.";
  await invite();
  await expect.element(verify).not.toBeInTheDocument();
});

test("says that editors see and change bookings too", async () => {
  await render(<Site />);
  await expect
    .element(dialog.getByText(/^Editors can/))
    .toHaveTextContent(
      "Editors can update the page, and see and change its bookings and booking settings. They can't delete the page or invite others.",
    );
});
