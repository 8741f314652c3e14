import { expect, test } from "../support/test.ts";

const adminOnlyPaths = [
  "/admin/connected-accounts",
  "/admin/payments",
  "/admin/orders",
  "/admin/newsletter",
];

for (const role of ["moderator", "admin"] as const) {
  test(`every tab that the menu of a ${role} shows opens with its own heading`, async ({
    page,
    logIn,
  }) => {
    await logIn(role);
    await page.goto("/admin");
    const links = page.getByRole("navigation", { name: "Admin" }).getByRole("link");
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(paths).toHaveLength(role === "admin" ? 15 : 11);
    for (const path of paths) {
      const response = await page.request.get(path ?? "");
      expect(response.status(), `${path}`).toBe(200);
      const html = await response.text();
      expect(html, `${path}`).toMatch(/<h1/);
      expect(html, `${path}`).not.toContain("Only admins can open this page");
    }
    if (role === "admin") return;
    for (const path of adminOnlyPaths) expect(paths).not.toContain(path);
    for (const path of [...adminOnlyPaths, "/admin/payments/outbox"]) {
      await test.step(`${path} is refused inside the frame`, async () => {
        await page.goto(path);
        await expect(page.getByText("Only admins can open this page")).toBeVisible();
        await expect(links).toHaveCount(11);
      });
    }
  });
}
