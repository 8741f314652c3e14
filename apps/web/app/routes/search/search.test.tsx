import { defaultLaunchSwitches, type LaunchSwitches } from "@boab/contracts/common/access";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub, Outlet } from "react-router";
import { expect, test } from "vitest";
import Search, { meta } from "./search.tsx";
import type { SearchView } from "./search-view.ts";

const emptyView: SearchView = {
  q: "",
  kind: null,
  near: "",
  place: null,
  placeProblem: null,
  isUnavailable: false,
  found: null,
};

const props = { loaderData: emptyView } as Parameters<typeof Search>[0];
const Page = () => <Search {...props} />;
const Site = createRoutesStub([
  {
    id: "root",
    path: "/",
    loader: () => null,
    Component: Outlet,
    children: [{ path: "search", Component: Page }],
  },
]);

const show = (switches: LaunchSwitches) =>
  renderToStaticMarkup(
    <Site initialEntries={["/search"]} hydrationData={{ loaderData: { root: { switches } } }} />,
  );

test("X-06 items are promised only once the marketplace is open", () => {
  expect(show(defaultLaunchSwitches)).toContain("Businesses, jobs and articles, all in one place.");
  expect(show({ ...defaultLaunchSwitches, marketplaceAccess: "public" })).toContain(
    "Businesses, items, jobs and articles, all in one place.",
  );
  const metas = meta({ loaderData: emptyView } as Parameters<typeof meta>[0]);
  expect(JSON.stringify(metas)).not.toContain("items");
});
