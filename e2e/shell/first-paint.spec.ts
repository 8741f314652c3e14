import { expect, test } from "../support/test.ts";

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("SHELL-18 SHELL-19 a staff page comes from the server with its member's links, and a shared one with nobody's", async ({
    page,
    logIn,
  }) => {
    await logIn("admin");
    const links = page.getByRole("navigation", { name: "Main", exact: true }).getByRole("link");
    await page.goto("/admin");
    await expect(links).toHaveText(["Home", "Directory", "Marketplace", "Media", "Wellbeing"]);
    await expect(page.getByRole("button", { name: "Hi, Nyandeng" })).toBeVisible();
    await page.goto("/directory");
    await expect(page.getByRole("button", { name: "Hi, Nyandeng" })).toHaveCount(0);
  });
});

const pages = {
  visitor: ["/register", "/marketplace/browse", "/marketplace-onboarding", "/directory/jobs"],
  admin: ["/admin", "/admin/magazine", "/admin/moderation", "/account-management"],
  "business owner": ["/directory/listings/ubuntu-braid-studio/bookings", "/my-account/listings"],
} as const;

for (const role of ["visitor", "admin", "business owner"] as const)
  test(`${role}: the first view in the browser is the one from the server`, async ({
    page,
    logIn,
  }) => {
    if (role !== "visitor") await logIn(role);
    const hydrationErrors: string[] = [];
    page.on("console", (message) => {
      // React's numbers for a page that differs from what the server sent.
      if (/error #(418|423|425)|hydrat/i.test(message.text())) hydrationErrors.push(message.text());
    });
    page.on("pageerror", (error) => hydrationErrors.push(String(error)));
    for (const path of pages[role]) {
      await page.goto(path);
      await page.waitForLoadState("networkidle");
    }
    expect(hydrationErrors).toEqual([]);
  });
