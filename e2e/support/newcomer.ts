import { expect, type Page } from "@playwright/test";
import { waitForHydration } from "./hydration.ts";
import { payByCard } from "./provider.ts";

interface Login {
  email: string;
  password: string;
}

/** A part of the visit, which begins wherever the one before ended. */
export interface VisitStep {
  name: string;
  take(page: Page): Promise<void>;
}

// A page that the development server compiles for the first time takes this long.
const slowTimeout = { timeout: 45_000 };

const resume = Buffer.from(
  "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n",
);

/** Only what a phone's screen shows is pressed: every area is reached through the menu. */
async function openFromMenu(page: Page, area: string): Promise<void> {
  await waitForHydration(page);
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page
    .getByRole("banner")
    .getByRole("navigation")
    .getByRole("link", { name: area, exact: true })
    .click();
  await expect(page.getByRole("button", { name: "Close menu" })).toBeHidden(slowTimeout);
  await waitForHydration(page);
}

/** In the marketplace every page shows it. */
async function readCartCount(page: Page): Promise<number> {
  const cart = page.getByRole("link", { name: /^Cart, / }).first();
  return Number.parseInt(
    (await cart.getAttribute("title", slowTimeout))?.slice("Cart, ".length) ?? "",
    10,
  );
}

async function addToCart(page: Page, search: string): Promise<void> {
  const before = await readCartCount(page);
  await page.getByRole("main").getByRole("searchbox").first().fill(search);
  await page.keyboard.press("Enter");
  await page.waitForURL(/[?&]q=/, slowTimeout);
  const inStock = page.getByRole("article").filter({ hasText: search, hasNotText: "Sold out" });
  await inStock.first().getByRole("link").first().click(slowTimeout);
  await page.getByRole("button", { name: "Add to Cart", exact: true }).first().click(slowTimeout);
  await expect.poll(() => readCartCount(page), slowTimeout).toBe(before + 1);
}

/** What somebody tries who has just started the demo: one login, six wishes, no address typed. */
export function makeVisitSteps({ email, password }: Login): VisitStep[] {
  return [
    {
      name: "log in",
      async take(page) {
        await page.goto("/");
        await waitForHydration(page);
        await page.getByRole("link", { name: "login/register" }).first().click();
        await page.getByRole("main").getByText("Login", { exact: true }).click(slowTimeout);
        await page.getByRole("heading", { name: "Good to see you again" }).waitFor();
        await page.getByRole("main").getByLabel("Email").fill(email);
        await page.getByLabel("Password", { exact: true }).fill(password);
        await page.getByRole("button", { name: "Login", exact: true }).click();
        await expect(page.getByRole("heading", { name: /^Welcome back/ })).toBeVisible(slowTimeout);
      },
    },
    {
      name: "find a braider",
      async take(page) {
        await openFromMenu(page, "Home");
        await page.getByLabel("What are you after?").fill("braids");
        await page.getByRole("combobox", { name: "Where?" }).fill("Footscray");
        await page.getByRole("option", { name: "Footscray VIC 3011" }).click(slowTimeout);
        await page.getByRole("button", { name: "Search", exact: true }).first().click();
        const heading = page.getByRole("heading", { level: 1 });
        await expect(heading).toContainText("for “braids” within 10 km of Footscray", slowTimeout);
      },
    },
    {
      name: "open its page",
      async take(page) {
        await page.getByRole("link", { name: "Braids by Achol" }).first().click();
        const heading = page.getByRole("heading", { level: 1, name: "Braids by Achol" });
        await expect(heading).toBeVisible(slowTimeout);
      },
    },
    {
      name: "choose a service and a time",
      async take(page) {
        await page.getByRole("link", { name: "Book a time" }).first().click();
        await page.getByRole("link", { name: /^Kids braids/ }).click(slowTimeout);
        await expect(page.getByRole("heading", { name: "When suits you?" })).toBeVisible(
          slowTimeout,
        );
        await waitForHydration(page);
        const freeTimes = page
          .getByRole("group", { name: /^\w+day \d/ })
          .locator("label:has(input:enabled)");
        await freeTimes.last().click();
        await page.getByRole("main").getByLabel("Phone", { exact: true }).fill("0412 345 678");
      },
    },
    {
      name: "book",
      async take(page) {
        await page.getByRole("button", { name: "Request booking" }).click();
        const heading = page.getByRole("heading", { level: 1 });
        await expect(heading).toContainText("hasn't confirmed yet", slowTimeout);
      },
    },
    {
      name: "choose something in one store",
      async take(page) {
        await openFromMenu(page, "Marketplace");
        await addToCart(page, "Strip weave cushion");
      },
    },
    {
      name: "and something in another",
      async take(page) {
        await openFromMenu(page, "Marketplace");
        await addToCart(page, "spice tin");
      },
    },
    {
      name: "check out",
      async take(page) {
        await page
          .getByRole("link", { name: /^Cart, / })
          .first()
          .click();
        await page.getByLabel("Street address").fill("4/12 Plenty Road", slowTimeout);
        await page.getByRole("combobox", { name: "Suburb" }).fill("Preston");
        await page.getByRole("option", { name: /Preston VIC 3072/ }).click(slowTimeout);
        // One line for the delivery of each store.
        await expect(page.getByText(/^(Australia Post|Sendle), /)).toHaveCount(2);
      },
    },
    {
      name: "pay once",
      async take(page) {
        await page.getByRole("button", { name: /^Pay with card/ }).click();
        await expect(page.getByLabel("Card number")).toBeVisible(slowTimeout);
        await payByCard(page);
        await expect(page.getByRole("heading", { name: /Your order is in\./ })).toBeVisible(
          slowTimeout,
        );
      },
    },
    {
      name: "watch",
      async take(page) {
        await openFromMenu(page, "Media");
        await page.getByRole("link", { name: "Explore Now" }).click();
        await page.waitForURL("**/media/explore", slowTimeout);
        await page
          .getByRole("main")
          .getByRole("article")
          .getByRole("link")
          .first()
          .click(slowTimeout);
        const privacyNote = page.getByText("Nothing loads from outside Boab until you press play.");
        await expect(privacyNote).toBeVisible(slowTimeout);
        await page.getByRole("link", { name: "Play video" }).click();
        await expect(page.locator("iframe")).toBeVisible(slowTimeout);
        await expect(privacyNote).toBeHidden();
      },
    },
    {
      name: "read",
      async take(page) {
        await openFromMenu(page, "Wellbeing");
        const story = "The women who taught a suburb to rest";
        await page.getByRole("link", { name: story }).first().click(slowTimeout);
        await expect(page.getByRole("heading", { level: 1, name: story })).toBeVisible(slowTimeout);
        await expect(page.getByText("one nurse, a borrowed key and a rule").first()).toBeVisible();
      },
    },
    {
      name: "find a job",
      async take(page) {
        await openFromMenu(page, "Jobs");
        await page.getByPlaceholder("Job title, skill or business").fill("braider", slowTimeout);
        await page.getByRole("button", { name: "Search jobs" }).click();
        await page
          .getByRole("link", { name: "Senior braider", exact: true })
          .first()
          .click(slowTimeout);
        const heading = page.getByRole("heading", { level: 1, name: "Senior braider" });
        await expect(heading).toBeVisible(slowTimeout);
      },
    },
    {
      name: "apply",
      async take(page) {
        await waitForHydration(page);
        await page.getByLabel("Name", { exact: true }).fill("Zola Abebe");
        await page.locator("form").getByLabel("Email", { exact: true }).first().fill(email);
        const file = { name: "resume.pdf", mimeType: "application/pdf", buffer: resume };
        await page.getByLabel(/^Resume/).setInputFiles(file);
        await expect(page.getByText(/^Uploaded,/)).toBeVisible(slowTimeout);
        await page.getByRole("button", { name: "Send application" }).click();
        await expect(page.getByRole("heading", { name: "Application sent" })).toBeVisible(
          slowTimeout,
        );
      },
    },
  ];
}
