import type { OwnStore } from "@boab/contracts/marketplace/stores";
import { createRoutesStub, useLoaderData } from "react-router";
import { afterEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { readPostedValues } from "#test/posted-values.ts";
import { makeOwnStore } from "#test/stores.ts";
import { StoreForm } from "./store-form.tsx";

const refused = {
  ok: false,
  code: "internal",
  error: "Please try again.",
  fields: {},
  values: {},
};

let store: OwnStore | null;
const Form = () => <StoreForm store={useLoaderData<OwnStore | null>()} />;
const EmptyFallback = () => null;
const Site = createRoutesStub([
  {
    path: "/",
    loader: () => store,
    action: () => refused,
    Component: Form,
    HydrateFallback: EmptyFallback,
  },
]);

test.each<[what: string, stored: OwnStore | null, button: string, sentence: string]>([
  ["opening a store", null, "Create store", "Save failed"],
  ["changing its details", makeOwnStore(), "Save details", "Update failed"],
])("STORE-09 %s that is refused says so", async (_what, stored, button, sentence) => {
  store = stored;
  await render(<Site />);
  await page.getByLabelText("Store name", { exact: true }).fill("Kumasi Cloth House");
  await page.getByLabelText("Email", { exact: true }).fill("kwame@people.example");
  await page.getByRole("button", { name: button }).click();
  const failure = page.getByRole("alert").getByText(sentence, { exact: true });
  await expect.element(failure).toBeVisible();
});

const OwnForm = () => <StoreForm store={makeOwnStore()} />;

describe("somebody else saves while the details are edited: nothing typed is lost", () => {
  const conflict = { ...refused, code: "conflict" };
  const sent: Record<string, string>[] = [];
  const TwoTabs = createRoutesStub([
    {
      path: "/",
      Component: OwnForm,
      action: async ({ request }) => {
        sent.push(await readPostedValues(request));
        return sent.length === 1 ? conflict : { ok: true, response: {} };
      },
    },
  ]);

  async function change(theirs: Partial<OwnStore>) {
    sent.length = 0;
    vi.stubGlobal("fetch", async () => Response.json(makeOwnStore({ version: 2, ...theirs })));
    await render(<TwoTabs />);
    await page.getByLabelText("Location").fill("Brunswick VIC");
    await page.getByRole("button", { name: "Save details" }).click();
  }
  afterEach(() => vi.unstubAllGlobals());

  test("a change of another field is saved together with theirs, unasked", async () => {
    await change({ phoneNumber: "0390000002" });
    await expect.poll(() => sent.length).toBe(2);
    expect(sent[1]).toMatchObject({
      version: "2",
      location: "Brunswick VIC",
      phoneNumber: "0390000002",
    });
  });

  test("of one field both values are shown, and theirs is saved where it is chosen", async () => {
    await change({ location: "Footscray VIC" });
    await expect.element(page.getByLabelText("Keep mine: Brunswick VIC")).toBeChecked();
    await expect
      .element(page.getByRole("textbox", { name: "Location" }))
      .toHaveValue("Brunswick VIC");
    await page.getByLabelText("Take theirs: Footscray VIC").click();
    await page.getByRole("button", { name: "Save details" }).click();
    await expect.poll(() => sent.length).toBe(2);
    expect(sent[1]).toMatchObject({ version: "2", location: "Footscray VIC" });
  });
});
