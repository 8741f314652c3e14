import { createRoutesStub, Link, Outlet } from "react-router";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { NavigationProgress } from "./navigation-progress.tsx";

let finishLoading: (value: null) => void;

const Site = createRoutesStub([
  {
    path: "/",
    Component: () => (
      <>
        <NavigationProgress />
        <Link to="/slow">Slow</Link>
        <Outlet />
      </>
    ),
    children: [
      {
        path: "slow",
        loader: () =>
          new Promise<null>((resolve) => {
            finishLoading = resolve;
          }),
        Component: () => <p>Arrived</p>,
      },
    ],
  },
]);

test("a page that takes its time shows that it is on its way", async () => {
  await render(<Site />);
  const progress = page.getByRole("progressbar", { name: "Loading" });
  await expect.element(progress).not.toBeInTheDocument();
  await page.getByRole("link", { name: "Slow" }).click();
  await expect.element(progress).toBeVisible();
  await expect.poll(() => getComputedStyle(progress.element()).opacity).toBe("1");
  finishLoading(null);
  await expect.element(page.getByText("Arrived")).toBeVisible();
  await expect.element(progress).not.toBeInTheDocument();
});
