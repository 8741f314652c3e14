import type { ChildProcess } from "node:child_process";
import type { Page } from "@playwright/test";
import { getSlotPort } from "../../scripts/stack/slot.ts";
import { startWeb, stopProcess } from "../../scripts/stack/stack.ts";
import { findNameOnPinAndCard, getPin } from "../support/pins.ts";
import { expect, test } from "../support/test.ts";

// The style is a setting of the web server, so these tests start their own in front of the same
// API.
const webPort = 3130;
let webServer: ChildProcess;
// One worker for all, or each would start that server.
test.describe.configure({ mode: "default" });
test.use({ baseURL: `http://localhost:${getSlotPort(webPort)}` });
test.beforeAll(async () => {
  webServer = await startWeb({
    name: "boab_e2e-web-with-map",
    webPort,
    apiOrigin: `http://127.0.0.1:${getSlotPort(4100)}`,
    env: {
      MAP_STYLE_URL: "https://maps.example/quiet.json",
      MAP_ORIGINS: "https://tiles.example",
    },
  });
});
test.afterAll(() => stopProcess(webServer));

const style = {
  version: 8,
  sources: {
    streets: {
      type: "vector",
      tiles: ["https://tiles.example/{z}/{x}/{y}.pbf"],
      attribution: "© Quiet Maps",
    },
  },
  layers: [
    { id: "land", type: "background", paint: { "background-color": "#e8dcc8" } },
    { id: "streets", type: "line", source: "streets", "source-layer": "streets" },
  ],
};

/** Stands in for the provider; records the requested tiles and CSP violations. */
async function mockMapProvider(page: Page, styleStatus = 200) {
  const seen = { styles: 0, tiles: 0, refused: [] as string[] };
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) seen.refused.push(message.text());
  });
  const headers = { "access-control-allow-origin": "*" };
  await page.context().route("https://maps.example/**", (route) => {
    seen.styles += 1;
    return route.fulfill({ status: styleStatus, headers, json: style });
  });
  await page.context().route("https://tiles.example/**", (route) => {
    seen.tiles += 1;
    return route.fulfill({ headers, contentType: "application/x-protobuf", body: "" });
  });
  return seen;
}

const map = (page: Page) => page.getByRole("region", { name: /^Map: / });
const getStreetCanvas = (page: Page) => map(page).locator("canvas");
const getDrawnNames = (page: Page) => map(page).locator("svg text");
/** Few enough that every pin has its card on the first page, whatever else was listed meanwhile. */
const braidsSearchPath = "/directory/listings?near=Footscray+VIC+3011&q=Ubuntu+Braid+Studio";

async function expectPinAndCardToMeet(page: Page) {
  const name = await findNameOnPinAndCard(page);
  const pin = getPin(page, name);
  await page
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name, exact: true }) })
    .hover();
  await expect(pin).toHaveAttribute("aria-current", "true");
  await expect(pin).toHaveAccessibleName(name);
  await pin.click();
  await expect(map(page).getByRole("heading", { name })).toBeVisible();
}

test("DIR-LIST-07 a configured style replaces the drawn map, under the same radius, pins and keys", async ({
  page,
}) => {
  const seen = await mockMapProvider(page);
  await page.goto(braidsSearchPath);
  await expect(getStreetCanvas(page)).toBeVisible();
  await expect(getDrawnNames(page)).toHaveCount(0);
  await expect(map(page).getByText("© Quiet Maps")).toBeAttached();
  await expect(map(page).locator("svg circle[stroke-dasharray]")).toBeVisible();
  await expectPinAndCardToMeet(page);

  const before = seen.tiles;
  expect(before).toBeGreaterThan(0);
  await map(page).focus();
  await page.keyboard.press("-");
  await expect(page).toHaveURL(/bounds=/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/in this map area$/);
  await expect.poll(() => seen.tiles).toBeGreaterThan(before);
  await expect(getStreetCanvas(page)).toBeVisible();
  expect(seen.refused).toEqual([]);
});

test("DIR-ADDR-02 a business page shows a map with streets", async ({ page }) => {
  const seen = await mockMapProvider(page);
  await page.goto("/directory/listings/ubuntu-braid-studio");
  await page.waitForLoadState("networkidle");
  expect(seen.styles).toBe(0);
  const sketch = page.getByRole("img", { name: /^Where .* is in / });
  // Not by the sketch: hydration and the map both replace it, and a detached element scrolls nowhere.
  await page.locator("#address").evaluate((element) => element.scrollIntoView());
  const shown = page.getByRole("region", { name: "Map: St Albans VIC 3021" });
  await expect(shown.locator("canvas")).toBeVisible();
  await expect(sketch).toHaveCount(0);
  expect(seen.refused).toEqual([]);
});

test("when the style fails to load, the drawn map stays and works", async ({ page }) => {
  const seen = await mockMapProvider(page, 500);
  await page.goto(braidsSearchPath);
  await expect.poll(() => seen.styles).toBe(1);
  // Removed at once, not only after the timeout.
  await expect(map(page).locator(".maplibregl-map")).toHaveCount(0, { timeout: 5_000 });
  await expect(getDrawnNames(page).first()).toBeVisible();
  await expect(getStreetCanvas(page)).toHaveCount(0);
  await expectPinAndCardToMeet(page);
});

test("without WebGL the drawn map stays and works", async ({ page }) => {
  const seen = await mockMapProvider(page);
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  const program = page.waitForResponse(/maplibre-gl-worker/);
  await page.goto(braidsSearchPath);
  await program;
  await expect(getDrawnNames(page).first()).toBeVisible();
  await expectPinAndCardToMeet(page);
  await expect(getStreetCanvas(page)).toBeHidden();
  expect(seen.tiles).toBe(0);
});

test("no page loads the map library up front, and without a style none mentions it", async ({
  request,
}) => {
  const origin = `http://localhost:${getSlotPort(3100)}`;
  const drawn = await request.get(`${origin}/directory/listings`);
  expect(drawn.headers()["content-security-policy"]).not.toMatch(
    /worker-src [^;]*blob:|\/\/maps\.example/,
  );
  expect(await drawn.text()).not.toMatch(/maplibre|\/\/maps\.example/);
  const styledResponse = await request.get("/directory/listings");
  expect(await styledResponse.text()).not.toContain("maplibre");
  expect(styledResponse.headers()["content-security-policy"]).toMatch(/worker-src 'self' blob:/);
  expect(styledResponse.headers()["content-security-policy"]).toMatch(
    /script-src 'nonce-[^ ]+ 'strict-dynamic';/,
  );
});
