import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { toastStore } from "#ui/feedback/toast.ts";
import { makeOwnStore } from "../../../../test/stores.ts";
import { MerchantIdForm } from "./merchant-id-form.tsx";

const message = "Merchant ID updated successfully!";

const Page = createRoutesStub([
  {
    path: "/",
    Component: () => <MerchantIdForm store={makeOwnStore({ merchantId: null })} />,
    action: () => ({ ok: true, response: { message } }),
  },
]);

test("PAYOUT-06 a saved Merchant ID says: Merchant ID updated successfully!", async () => {
  await render(<Page />);
  await page.getByLabelText("Merchant ID").fill("ABCDEFGHJKLM2");
  await page.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => toastStore.get()?.text).toBe(message);
});
