import { randomBytes } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";
import { type TestPerson, testPassword } from "./people.ts";
import { openSession } from "./test.ts";

export const slowTimeout = { timeout: 20_000 };

export const makeUniqueName = () => `Mama Zuri ${randomBytes(4).toString("hex")}`;

export const logInAs = (page: Page, { email, fullName }: TestPerson): Promise<void> =>
  openSession(page, "signInWithPassword", { email, fullName, password: testPassword });

/** A listing created through the API. */
export async function createListing(owner: TestPerson, isLive = false) {
  const businessName = makeUniqueName();
  const slug = businessName.toLowerCase().replaceAll(" ", "-");
  const createResponse = await owner.call("POST", "/dir/business", {
    businessName,
    slug,
    category: "Restaurants",
    phone: "+61 400 000 000",
    email: "hello@zuri.example",
    description: "Jollof, suya and stories.",
  });
  expect(createResponse.status).toBe(201);
  const { id, version } = await createResponse.json();
  if (isLive) {
    const place = { city: "Footscray", state: "VIC", postcode: "3011", country: "Australia" };
    const filled = await owner.call("PUT", `/dir/business/${id}`, {
      version,
      address: "12 Rose Street",
      ...place,
      isLive: true,
    });
    expect(filled.status).toBe(200);
  }
  return { id: id as string, slug, businessName, path: `/directory/listings/${slug}` };
}

/** Saves as someone else who manages the listing. */
export async function saveListingByApi(owner: TestPerson, id: string, changes: object) {
  const { version } = await (await owner.call("GET", `/dir/business/${id}/editing`)).json();
  const saved = await owner.call("PUT", `/dir/business/${id}`, { version, ...changes });
  expect(saved.status).toBe(200);
}

export const section = (page: Page, name: string) => page.locator(`[data-section="${name}"]`);

export const editButton = (page: Page, title: string) =>
  page.getByRole("button", { name: `Edit ${title}`, exact: true });

export const edit = (page: Page, title: string) => editButton(page, title).click(slowTimeout);

export const form = (page: Page, title: string) => page.getByRole("form", { name: title });

export async function save(editor: Locator, label = "Save"): Promise<void> {
  await editor.getByRole("button", { name: label, exact: true }).click();
  await expect(editor).toHaveCount(0, slowTimeout);
}
