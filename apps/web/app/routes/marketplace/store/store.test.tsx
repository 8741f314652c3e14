import { storeCopy } from "@boab/contracts/marketplace/copy";
import type { PublicStore } from "@boab/contracts/marketplace/stores";
import { formatLongDay } from "@boab/format/dates";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { afterEach, describe, expect, test, vi } from "vitest";
import { dashboardCopy } from "#areas/marketplace/dashboard/copy.ts";
import type { ItemsView } from "#areas/marketplace/items/load-items.server.ts";
import { listStoreTabs } from "#areas/marketplace/paths.ts";
import { missingStoreCopy } from "#areas/marketplace/stores/copy.ts";
import { changeStore, openStore } from "#areas/marketplace/stores/store-actions.server.ts";
import {
  editModes,
  listVerifiedDetails,
  parseEditMode,
  type StoreView,
} from "#areas/marketplace/stores/store-view.ts";
import { managedItem } from "#test/items.ts";
import { member } from "#test/profiles.ts";
import { makeOwnStore, makePublicStore, makeStorePicture } from "#test/stores.ts";
import { emptyList } from "#ui/list-page/loaded-list.ts";
import StoreHome from "./home.tsx";
import StoreLayout, { ErrorBoundary } from "./store-layout.tsx";

const path = "/marketplace/stores/kumasi-cloth-house";

const Stub = createRoutesStub([
  {
    id: "store",
    path: "/marketplace/stores/:slug",
    Component: StoreLayout as never,
    ErrorBoundary,
    children: [{ id: "home", index: true, Component: StoreHome as never }],
  },
]);

const render = (view: StoreView, query = "", items: ItemsView | null = null) =>
  renderToStaticMarkup(
    <Stub
      initialEntries={[`${path}${query}`]}
      hydrationData={{ loaderData: { store: view, home: { dashboard: null, view: items } } }}
    />,
  );
const renderAsVisitor = (changes = {}) => render({ store: makePublicStore(changes), own: null });
const asOwner = (query = "", changes = {}) => {
  const own = makeOwnStore(changes);
  return render({ store: own, own }, query);
};

afterEach(() => vi.unstubAllGlobals());

describe("the page of a store", () => {
  test("STORE-01 shows header, logo, name, description and location", () => {
    const pictures = {
      headerImg: makeStorePicture("header"),
      profileImg: makeStorePicture("profile"),
    };
    const page = renderAsVisitor(pictures);
    expect(page).toContain("header_desktop.jpg");
    expect(page).toContain("--mobile:10% 40%;--tablet:20% 40%;--desktop:30% 40%");
    expect(page).toContain("profile_mobile.jpg");
    for (const shown of ["Kumasi Cloth House", "Cloth with a passport.", "Sunshine VIC"])
      expect(page).toContain(shown);
    expect(renderAsVisitor()).toContain("/pictures/stores/kumasi-cloth-house.svg");
  });

  test("F-MKT-10 says from what amount on shipping is free, and its owner can change it", () => {
    expect(renderAsVisitor()).not.toContain("Free shipping");
    expect(renderAsVisitor({ freeShippingFromCents: 8_000 })).toContain(
      "Free shipping on orders over $80",
    );
    const form = asOwner("?edit=details", { freeShippingFromCents: 7_950 });
    expect(form).toMatch(
      /name="freeShippingFrom"[^>]*value="79.50"|value="79.50"[^>]*name="freeShippingFrom"/,
    );
  });

  test("STORE-02 GUARD-23 only its owner gets the ways to edit, to delete and to go live", () => {
    const owners = ["Edit header", "Edit logo", "Edit details", "Delete store", "Go Live"];
    for (const words of owners) {
      expect(asOwner()).toContain(words);
      expect(renderAsVisitor()).not.toContain(words);
    }
  });

  test("STORE-04 a mode for each thing that can be edited, and for its owner alone", () => {
    for (const mode of editModes) {
      expect(parseEditMode(new URLSearchParams({ edit: mode }), true)).toBe(mode);
      expect(parseEditMode(new URLSearchParams({ edit: mode }), false)).toBeNull();
    }
    expect(parseEditMode(new URLSearchParams({ edit: "owner" }), true)).toBeNull();
    expect(asOwner()).not.toContain("<form id=");
    expect(asOwner("?edit=header")).toContain("Header photo");
    expect(asOwner("?edit=logo")).toContain("Logo photo");
    expect(asOwner("?edit=details")).toContain('name="storeName"');
    expect(render({ store: makePublicStore(), own: null }, "?edit=details")).not.toContain(
      "storeName",
    );
  });

  test("STORE-05 X-37 all five tabs for its owner, the shop front for visitors", () => {
    const labels = (isOwner: boolean) => listStoreTabs(isOwner).map(({ label }) => label);
    expect(labels(true)).toEqual(["Home", "Items", "Sold", "Add", "Go Live"]);
    expect(labels(false)).toEqual(["Home", "Items"]);
  });

  test("STORE-06 the owner's home is the dashboard, everyone else's the shop front", () => {
    expect(asOwner()).toContain(dashboardCopy.dashboard);
    expect(renderAsVisitor()).not.toContain(dashboardCopy.dashboard);
    expect(renderAsVisitor()).toContain("About Kumasi Cloth House");
  });

  test("a visitor sees what the store sells on its first page, and the way to all of it", () => {
    const items = Array.from({ length: 9 }, (_, nr) => ({
      ...managedItem,
      item_id: `ITM-${nr}`,
      name: `Basket ${nr}`,
    }));
    const listed = {
      list: { ...emptyList, rows: items },
      counts: null,
      state: "all" as const,
      q: "",
    };
    const page = render({ store: makePublicStore({ itemsCount: 25 }), own: null }, "", listed);
    expect(page).toContain("Basket 7");
    expect(page).not.toContain("Basket 8");
    expect(page).toContain("See all 25 items");
  });

  test("where its owner works there is no header photo, but whether the store sells", () => {
    const drawing = "/pictures/stores/";
    expect(asOwner()).not.toContain(drawing);
    expect(asOwner("?edit=logo")).toContain(drawing);
    const checks = { isEmailConfirmed: true, canBePaid: true, sentOnTime: null };
    const sellingData = { checks, itemsCount: 3 };
    expect(asOwner("", sellingData)).toContain("Selling");
    expect(asOwner("", { ...sellingData, isHidden: true })).not.toContain("Selling");
    expect(asOwner("", { checks, itemsCount: 0 })).not.toContain("Selling");
  });

  test("STORE-18 a store that isn't there says so", () => {
    const errors = { store: { status: 404, statusText: "", internal: false, data: null } };
    const page = renderToStaticMarkup(
      <Stub initialEntries={[path]} hydrationData={{ loaderData: {}, errors }} />,
    );
    expect(page).toContain(missingStoreCopy.notFound.replace("'", "&#x27;"));
  });
});

test("a tab that fails leaves the store and its tabs in place", () => {
  const errors = { store: { status: 503, statusText: "", internal: false, data: null } };
  const loaderData = { store: { store: makePublicStore(), own: null } };
  const page = renderToStaticMarkup(
    <Stub initialEntries={[path]} hydrationData={{ loaderData, errors }} />,
  );
  expect(page).toContain("Something went wrong at our end");
  expect(page).toContain("Kumasi Cloth House");
  for (const { label } of listStoreTabs(false)) expect(page).toContain(label);
});

describe("what we've checked", () => {
  test("names only what was really checked", () => {
    const titles = (checks: PublicStore["checks"]) =>
      listVerifiedDetails(makePublicStore({ checks })).map(({ title }) => title);
    const sentOnTime = { percent: 98, orders: 64 };
    expect(titles({ isEmailConfirmed: true, canBePaid: true, sentOnTime })).toEqual([
      "Email confirmed",
      "Payment account confirmed",
      "98% sent on time",
      "On Boab since March 2025",
    ]);
    expect(titles({ isEmailConfirmed: false, canBePaid: false, sentOnTime: null })).toEqual([
      "On Boab since March 2025",
    ]);
  });
});

describe("a store on holiday", () => {
  const holiday = { message: "In Kumasi buying cloth.", backOn: "2027-01-11" };

  test("tells visitors when it is back, and takes their email", () => {
    const page = renderAsVisitor({ holiday, isOpen: false });
    expect(page).toContain("Back on Monday 11 January");
    expect(page).toContain(holiday.message);
    expect(page).toContain("Tell me");
    expect(formatLongDay("2027-01-11")).toBe("Monday 11 January");
  });

  test("its owner can open it again", () => {
    expect(asOwner("", { holiday })).toContain("open my store");
    expect(asOwner()).toContain("Go on holiday");
  });
});

describe("deleting and saving", () => {
  const post = (fields: Record<string, string>) =>
    new Request(`http://localhost:3000${path}`, {
      method: "POST",
      headers: { cookie: "session=1" },
      body: new URLSearchParams(fields),
    });

  /** The API: a session of the owner, the store, and what a write answers. */
  function stubApi(write: { body: unknown; status: number }) {
    const sent: { method: string; path: string; body: unknown }[] = [];
    vi.stubGlobal("fetch", async (url: URL, { method, body }: RequestInit) => {
      const { pathname } = new URL(url);
      if (pathname === "/session") return Response.json({ profile: member });
      if (pathname.startsWith("/Store-info/user/")) return Response.json(makeOwnStore());
      sent.push({ method: method ?? "", path: pathname, body: body && JSON.parse(String(body)) });
      return write.status === 204
        ? new Response(null, { status: 204 })
        : Response.json(write.body, { status: write.status });
    });
    return sent;
  }

  const refusal = (code: string, error = "No.") => ({ error, code, requestId: "r1" });
  const details = { intent: "create", storeName: " Kumasi ", email: "a@b.example" };

  test("STORE-03 STORE-10 after a first create the person goes to the page of the store", async () => {
    const body = { stat: true, message: storeCopy.created, store: makeOwnStore() };
    stubApi({ body, status: 201 });
    const result = await openStore(post(details));
    expect(result).toBeInstanceOf(Response);
    expect((result as Response).headers.get("location")).toBe(path);
  });

  test.each([
    ["STORE-08 signed out", 401, "not_signed_in", "❌ User authentication required."],
    ["STORE-09 our fault", 500, "internal", "❌ Unexpected server error."],
    ["a name that is taken", 409, "store_name_taken", storeCopy.nameTaken],
  ])("%s: the sentence of the form", async (_who, status, code, sentence) => {
    stubApi({ body: refusal(code, storeCopy.nameTaken), status });
    const result = await openStore(post(details));
    expect(result).toMatchObject({ data: { ok: false, error: sentence } });
  });

  test("STORE-11 after the question the store is deleted, and the person goes to the marketplace", async () => {
    const sent = stubApi({ body: null, status: 204 });
    const result = await changeStore(post({ intent: "delete" }), "kumasi-cloth-house");
    expect((result as Response).headers.get("location")).toBe("/marketplace");
    expect(sent).toMatchObject([
      { method: "DELETE", path: "/Store-info/delete-store/STO-7KQ2M9XA" },
    ]);
  });

  test("GUARD-12 a form for somebody else's store goes nowhere", async () => {
    const sent = stubApi({ body: null, status: 204 });
    const foreign = changeStore(post({ intent: "delete" }), "adjoa-cloth");
    await expect(foreign).rejects.toMatchObject({ init: { status: 404 } });
    expect(sent).toEqual([]);
  });

  test("a visitor who asks when a store is back needs no account", async () => {
    const sent = stubApi({ body: { message: storeCopy.backAsked }, status: 202 });
    const fields = { intent: "ask-back", email: " a@b.example " };
    const result = await changeStore(post(fields), "kumasi-cloth-house");
    expect(result).toMatchObject({ data: { ok: true } });
    expect(sent).toEqual([
      {
        method: "POST",
        path: "/marketplace/stores/kumasi-cloth-house/back-notices",
        body: { email: "a@b.example" },
      },
    ]);
  });
});
