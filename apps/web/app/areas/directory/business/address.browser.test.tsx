import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Address } from "./address.tsx";
import type { AddressView } from "./business-view.ts";

const address: AddressView = {
  kind: "shown",
  street: "18 Alfrieda Street",
  locality: "St Albans VIC 3021",
  point: { latitude: -37.744, longitude: 144.8, isExact: true },
  stateMap: null,
  embed: "about:blank#map",
  mapStyleUrl: null,
  directions: "https://maps.example/directions",
};

test("once the map is shown, nothing says that it loads only when asked for", async () => {
  await render(<Address address={address} />);
  const note = page.getByText(/until you press Show map/);
  await expect.element(note).toBeVisible();
  await page.getByRole("link", { name: "Show map" }).click();
  await expect.element(page.getByTitle("Map: St Albans VIC 3021")).toBeVisible();
  expect(note.elements()).toEqual([]);
});
