import type { PublicItem } from "@boab/contracts/marketplace/items";
import type { PublicStore } from "@boab/contracts/marketplace/stores";
import { createRoutesStub, useLocation } from "react-router";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { sessionStore } from "#lib/session/session.ts";
import { toMemberView, visitor } from "#lib/session/session-store.ts";
import { dispatchSwipe } from "#test/browser/carousels.ts";
import { makeCatalogItem } from "#test/catalog.ts";
import { makePublicItem } from "#test/items.ts";
import { readPostedValues } from "#test/posted-values.ts";
import { member } from "#test/profiles.ts";
import { makePublicStore, makeStorePicture } from "#test/stores.ts";
import { toItemCardView } from "../catalog/item-card-view.ts";
import { itemPageCopy } from "./copy.ts";
import { ItemPage } from "./item-page.tsx";
import { viewItemPage } from "./view-item-page.server.ts";

const path = "/marketplace/item/SKU-22222222";
const posted: Record<string, string>[] = [];
const counts: number[] = [];
let answer: () => unknown;
let item: PublicItem;
let store: PublicStore;

const LocationText = () => {
  const { pathname, search } = useLocation();
  return <p>At {pathname + search}</p>;
};

const Site = createRoutesStub([
  {
    path,
    Component: () => (
      <ItemPage
        view={viewItemPage(item, store, "https://boab.example")}
        similar={[toItemCardView(makeCatalogItem({ sku: "SKU-33333333", name: "Kente shawl" }))]}
        fromStore={[
          toItemCardView(makeCatalogItem({ sku: "SKU-44444444", name: "Market basket" })),
        ]}
        reviews={<p>Nobody wrote yet</p>}
        firstResult={undefined}
        onAdded={(items) => counts.push(items)}
      />
    ),
    action: async ({ request }) => {
      posted.push(await readPostedValues(request));
      return answer();
    },
  },
  { path: "*", Component: LocationText },
]);
const show = (hash = "") => render(<Site initialEntries={[path + hash]} />);

const findRadio = (name: string) => page.getByRole("radio", { name, exact: true });
const add = () => page.getByRole("button", { name: "Add to Cart" }).first();
const counter = () => page.getByText(/\d \/ 3/);

beforeEach(() => {
  item = makePublicItem();
  store = makePublicStore();
  answer = () => ({ ok: true, response: { items: 4 } });
  posted.length = 0;
  counts.length = 0;
  sessionStorage.clear();
  sessionStore.set(toMemberView({ ...member, id: "buyer-0001" }));
});
afterEach(async () => {
  sessionStore.set(visitor);
  vi.useRealTimers();
  await page.viewport(1440, 900);
});

describe("choosing", () => {
  test("PROD-05 title, description, pickers, price, quantity, Add to Cart and View Cart", async () => {
    await show();
    await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent(item.name);
    await expect.element(page.getByText(item.description)).toBeVisible();
    for (const group of ["Type", "Colour", "Size"])
      await expect.element(page.getByRole("group", { name: group })).toBeInTheDocument();
    await expect.element(page.getByText("$149.00").first()).toBeVisible();
    await expect.element(page.getByLabelText("Quantity")).toHaveValue("1");
    await expect.element(add()).toBeVisible();
    const cart = page.getByRole("link", { name: "View Cart" });
    expect(cart.element().getAttribute("href")).toBe("/marketplace/checkout");
  });

  test("PROD-07 a missing size is asked for, and nothing is added", async () => {
    await show();
    await add().click();
    await expect.element(page.getByText(itemPageCopy.sizeRequired)).toBeVisible();
    await expect.element(findRadio("S")).toHaveFocus();
    expect(posted).toEqual([]);
  });

  test("PROD-09 a type takes its colour along, the gallery follows, and only its sizes can be chosen", async () => {
    await show();
    await expect.element(counter()).toHaveTextContent("Photo 1 / 3");
    await userEvent.click(page.getByText("Long", { exact: true }));
    await expect.element(findRadio("Plum")).toBeChecked();
    await expect.element(counter()).toHaveTextContent("Photo 3 / 3");
    await expect.element(findRadio("S")).toBeDisabled();
    await expect.element(findRadio("L")).toBeEnabled();
    await userEvent.click(page.getByText("Indigo", { exact: true }).first());
    await expect.element(findRadio("Midi")).toBeChecked();
    await expect.element(counter()).toHaveTextContent("Photo 1 / 3");
    await expect.element(findRadio("L")).toBeDisabled();
  });

  test("PROD-08 the quantity is a whole number from 1 to what there is", async () => {
    await show();
    const field = page.getByLabelText("Quantity");
    await field.fill("0");
    await expect.element(field).toHaveValue("1");
    await userEvent.click(page.getByText("M", { exact: true }));
    await field.fill("9");
    await expect.element(field).toHaveValue("2");
    await expect.element(page.getByText("Only 2 left")).toBeVisible();
    await expect
      .element(page.getByRole("button", { name: "More" }))
      .toHaveAttribute("aria-disabled", "true");
  });
});

test("on phones the bar repeats Add to Cart only while the form's own button is out of view", async () => {
  await page.viewport(390, 844);
  await show();
  const buttons = page.getByRole("button", { name: "Add to Cart" });
  const findFormButton = () => document.querySelector('#buy button[type="submit"]');
  findFormButton()?.scrollIntoView({ block: "center" });
  await expect.poll(() => buttons.elements().length).toBe(1);
  window.scrollTo({ top: 0 });
  document.body.style.paddingTop = "3000px";
  await expect.poll(() => buttons.elements().length).toBe(2);
  document.body.style.paddingTop = "";
});

describe("adding to the cart", () => {
  test("PROD-06 the button says Added, the count follows, and another choice can be added", async () => {
    await show();
    await userEvent.click(page.getByText("M", { exact: true }));
    await add().click();
    await expect
      .element(page.getByRole("button", { name: itemPageCopy.added }).first())
      .toBeVisible();
    expect(posted).toEqual([
      {
        itemId: "ITM-22222222",
        sku: "SKU-22222222",
        quantity: "1",
        type: "Midi",
        color: "Indigo",
        size: "M",
      },
    ]);
    expect(counts).toEqual([4]);
    await page.getByRole("button", { name: "More" }).click();
    await expect.element(add()).toBeVisible();
  });

  test("GUARD-22 X-30 a visitor logs in first, and finds what they chose in the cart, once", async () => {
    sessionStore.set(visitor);
    const { unmount } = await show();
    await userEvent.click(page.getByText("M", { exact: true }));
    await page.getByRole("button", { name: "More" }).click();
    await add().click();
    await expect
      .element(page.getByText(`At /register?next=${encodeURIComponent(path)}`))
      .toBeVisible();
    expect(posted).toEqual([]);
    await unmount();

    sessionStore.set(toMemberView({ ...member, id: "buyer-0002" }));
    const again = await show();
    await expect.poll(() => posted).toMatchObject([{ size: "M", color: "Indigo", quantity: "2" }]);
    await expect.element(findRadio("M")).toBeChecked();
    await again.unmount();
    await show();
    await expect.element(add()).toBeVisible();
    expect(posted).toHaveLength(1);
  });

  test("GUARD-22 pressed before the browser knows who is there, it still asks a visitor to log in", async () => {
    sessionStore.set({ status: "unknown", firstName: null, profile: null });
    answer = () => ({ ok: false, code: "not_signed_in", error: "Log in.", fields: {}, values: {} });
    await show();
    await userEvent.click(page.getByText("M", { exact: true }));
    await add().click();
    await expect.element(page.getByText(/At \/register/)).toBeVisible();
  });

  test("X-30 a refusal is said", async () => {
    answer = () => ({
      ok: false,
      code: "not_enough_stock",
      error: "Only 1 left.",
      fields: {},
      values: {},
    });
    await show();
    await userEvent.click(page.getByText("M", { exact: true }));
    await add().click();
    await expect.element(page.getByRole("alert")).toHaveTextContent("Only 1 left.");
  });

  test.each<[string, () => void, RegExp]>([
    [
      "on holiday",
      () => {
        store = makePublicStore({ holiday: { message: "", backOn: "2027-01-11" }, isOpen: false });
      },
      /on holiday. Back on Monday 11 January/,
    ],
    [
      "that can't be paid yet",
      () => {
        store = makePublicStore({ isOpen: false });
      },
      /can't take orders yet/,
    ],
  ])("nothing can be bought from a store %s", async (_what, arrange, words) => {
    arrange();
    await show();
    await expect.element(page.getByText(words)).toBeVisible();
    await expect.element(add()).toBeDisabled();
  });

  test("while the store is on holiday, its page takes the request to hear when they're back", async () => {
    const notifyLink = page.getByRole("link", { name: "Tell me when they're back" });
    const { unmount } = await show();
    await expect.element(add()).toBeEnabled();
    expect(notifyLink.elements()).toHaveLength(0);
    await unmount();
    store = makePublicStore({ holiday: { message: "", backOn: null }, isOpen: false });
    await show();
    await expect.element(notifyLink).toBeVisible();
    expect(notifyLink.element().getAttribute("href")).toBe(
      "/marketplace/stores/kumasi-cloth-house#on-holiday",
    );
  });

  test("what is sold out can't be bought", async () => {
    const variants = item.variants.map((one) => ({ ...one, quantityAvailable: 0, inStock: false }));
    item = makePublicItem({ variants, quantityAvailable: 0, inStock: false });
    await show();
    await expect.element(page.getByText(itemPageCopy.soldOut).first()).toBeVisible();
    await expect.element(add()).toBeDisabled();
    const notifyButton = page.getByRole("button", { name: `Tell me when it's back: ${item.name}` });
    await expect.element(notifyButton).toBeVisible();
  });
});

describe("the gallery", () => {
  const next = () => page.getByRole("button", { name: "Next photo" }).first();
  const frame = () => page.getByRole("region", { name: /^Photos of/ }).element() as HTMLElement;

  test("PROD-11 PROD-12 goes round, and a second press within 350 ms counts as the first", async () => {
    await show();
    const now = vi.spyOn(performance, "now");
    now.mockReturnValue(1000);
    await page.getByRole("button", { name: "Previous photo" }).click();
    await expect.element(counter()).toHaveTextContent("Photo 3 / 3");
    now.mockReturnValue(1349);
    await next().click();
    await expect.element(counter()).toHaveTextContent("Photo 3 / 3");
    now.mockReturnValue(1350);
    await next().click();
    await expect.element(counter()).toHaveTextContent("Photo 1 / 3");
    now.mockRestore();
  });

  test("PROD-11 a thumbnail shows its photo", async () => {
    await show();
    await page
      .getByRole("link", { name: "Show Adire indigo wrap dress, Midi, Plum, photo 2" })
      .click();
    await expect.element(counter()).toHaveTextContent("Photo 2 / 3");
  });

  test("PROD-12 a swipe of a quarter of the width moves on, at most 70 pixels", async () => {
    await page.viewport(390, 844);
    await show();
    dispatchSwipe(frame(), 69);
    await expect.element(counter()).toHaveTextContent("Photo 1 / 3");
    dispatchSwipe(frame(), 70);
    await expect.element(counter()).toHaveTextContent("Photo 2 / 3");
  });

  test("PROD-12 on a frame of 200 pixels a swipe of 49 stays, and one of 50 moves on", async () => {
    await show();
    frame().style.width = "200px";
    dispatchSwipe(frame(), 49);
    await expect.element(counter()).toHaveTextContent("Photo 1 / 3");
    dispatchSwipe(frame(), 50);
    await expect.element(counter()).toHaveTextContent("Photo 2 / 3");
  });

  test("PROD-12 the photos on either side are loaded before somebody asks for them", async () => {
    const loadedSrcsets: string[] = [];
    vi.stubGlobal(
      "Image",
      class {
        sizes = "";
        set srcset(value: string) {
          loadedSrcsets.push(value);
        }
      },
    );
    const pics = item.images.pics.map((pic, place) => {
      const file = { ...pic.url.desktop, webp: `/photo-${place + 1}.webp` };
      return { ...pic, url: { mobile: file, tablet: file, desktop: file, original: file } };
    });
    item = makePublicItem({ images: { ...item.images, pics } });
    await show();
    await expect.element(counter()).toHaveTextContent("Photo 1 / 3");
    const names = loadedSrcsets.map((srcset) => /photo-\d/.exec(srcset)?.[0]);
    expect([...new Set(names)]).toEqual(["photo-2", "photo-3"]);
    vi.unstubAllGlobals();
  });

  test("PROD-11 PROD-13 over the whole screen the keyboard zooms, pans and closes", async () => {
    await show();
    await page.getByRole("link", { name: /full screen$/ }).click();
    const box = page.getByRole("dialog", { name: /^Photos of/ });
    const picture = box.getByAltText("Adire indigo wrap dress, Midi, Indigo", { exact: true });
    await expect.element(picture).toBeVisible();
    const readTransform = () => (picture.element() as HTMLElement).style.transform;
    await userEvent.keyboard("+");
    await expect.poll(readTransform).toContain("scale(1.2)");
    await userEvent.keyboard("{ArrowRight}");
    await expect.poll(readTransform).not.toContain("translate(0px");
    for (let press = 0; press < 12; press++) await userEvent.keyboard("+");
    await expect.poll(readTransform).toContain("scale(6)");
    await userEvent.keyboard("0");
    await expect.poll(readTransform).toContain("scale(1)");
    await userEvent.dblClick(picture);
    await expect.poll(readTransform).toContain("scale(2.5)");
    await userEvent.keyboard("0{ArrowRight}");
    await expect.element(box.getByText("2 of 3")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(counter()).toHaveTextContent("Photo 2 / 3");
  });
});

describe("below", () => {
  test("PROD-03 Details first; Shipping, Reviews and Store on request, or by the address", async () => {
    const { unmount } = await show();
    const tab = (name: string) =>
      page.getByRole("navigation", { name: "About this item" }).getByRole("link", { name });
    await expect.element(page.getByText("No two dresses match.")).toBeVisible();
    await tab("Shipping").click();
    await expect
      .element(page.getByRole("region", { name: "Shipping" }).getByText("Sendle Standard, $8.95"))
      .toBeVisible();
    await expect.element(page.getByText("No two dresses match.")).not.toBeVisible();
    await tab("Store").click();
    await expect.element(page.getByText("Payment account confirmed")).toBeVisible();
    await unmount();
    await show("#reviews");
    await expect.element(page.getByText("Nobody wrote yet")).toBeVisible();
  });

  test("PROD-16 X-50 the usual words about shipping only where the seller says nothing", async () => {
    const { unmount } = await show("#shipping");
    await expect.element(page.getByText(itemPageCopy.defaultShipping)).not.toBeInTheDocument();
    await unmount();
    item = makePublicItem({ courier_info: [] });
    await show("#shipping");
    await expect.element(page.getByText(itemPageCopy.defaultShipping)).toBeVisible();
  });

  test("PROD-04 a similar item leads to its page", async () => {
    await show();
    await page.getByRole("link", { name: "Kente shawl" }).click();
    await expect.element(page.getByText("At /marketplace/item/SKU-33333333")).toBeVisible();
  });

  test("PROD-14 the seller's card has initials, name, line, place, bio, items, rating, year and the shop", async () => {
    const description = "Cloth with a passport. A mother and daughter shop.";
    store = makePublicStore({ description, rating: 4.8, reviewCount: 40 });
    await show();
    const card = page.getByRole("complementary").first();
    for (const words of [
      "Kumasi Cloth House",
      "Cloth with a passport. Sunshine VIC, Australia",
      "A mother and daughter shop.",
      "24",
      "4.8",
      "2025",
    ])
      await expect.element(card.getByText(words, { exact: true })).toBeVisible();
    const visit = card.getByRole("link", { name: "Visit Shop" });
    expect(visit.element().getAttribute("href")).toBe("/marketplace/stores/kumasi-cloth-house");
  });

  test("PROD-14 a store with a logo shows it instead of its initials", async () => {
    store = makePublicStore({ profileImg: makeStorePicture("profile") });
    await show();
    const card = page.getByRole("complementary").first().element();
    const logos = [...card.querySelectorAll("img, source")].filter((image) =>
      image.outerHTML.includes("STO-7KQ2M9XA/profile_mobile"),
    );
    expect(logos.length).toBeGreaterThan(0);
  });
});
