import { randomBytes } from "node:crypto";
import { makeOwner } from "../support/people.ts";
import { expect, test } from "../support/test.ts";
import { recordToasts } from "../support/toasts.ts";

test.describe.configure({ timeout: 90_000 });

async function makeDeletedListing(): Promise<string> {
  const owner = await makeOwner("Dalila Achieng");
  const businessName = `Gone ${randomBytes(4).toString("hex")}`;
  const createResponse = await owner.call("POST", "/dir/business", {
    businessName,
    slug: businessName.toLowerCase().replaceAll(" ", "-"),
    category: "Restaurants",
    phone: "+61 400 000 000",
    email: "hello@gone.example",
    description: "Injera, until lately.",
  });
  expect(createResponse.status).toBe(201);
  const { id } = await createResponse.json();
  const query = new URLSearchParams({ confirm: businessName });
  expect((await owner.call("DELETE", `/dir/delete/${id}?${query}`)).status).toBe(200);
  return businessName;
}

test("X-19 a cancelled dialog returns focus, and opens empty the next time", async ({
  page,
  logIn,
}) => {
  const name = await makeDeletedListing();
  const expectToast = await recordToasts(page);
  await logIn("admin");
  await page.goto("/admin/listings/deleted");
  const erase = page.getByRole("button", { name: `Permanently delete ${name}` });
  await erase.click();
  const question = page.getByRole("dialog", { name: `Permanently delete ${name}?` });
  await question.getByRole("textbox").fill(name);
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toHaveCount(0);
  await expect(erase).toBeFocused();
  await erase.press("Enter");
  await expect(question.getByRole("textbox")).toHaveValue("");
  await page.keyboard.press("Escape");
  await expect(erase).toBeFocused();

  await page.getByRole("button", { name: `Restore ${name}` }).click();
  const restore = page.getByRole("dialog", { name: `Restore ${name}?` });
  await restore.getByRole("button", { name: "Restore" }).click();
  await expectToast(`${name} has been restored.`);
  await expect(erase).toHaveCount(0);
});
