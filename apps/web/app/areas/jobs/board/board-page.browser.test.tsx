import { createRoutesStub, useLocation } from "react-router";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { emptyList } from "#ui/list-page/loaded-list.ts";
import { BoardPage } from "./board-page.tsx";
import type { BoardView } from "./board-view.ts";

/** The view that the loader would make of this address. */
function makeView(search: string): BoardView {
  const params = new URLSearchParams(search);
  const isVictoriaChosen = params.get("state") === "VIC";
  const q = params.get("q") ?? "";
  return {
    list: emptyList,
    lead: "",
    heading: "0 jobs",
    types: [],
    payShownCount: 3,
    values: { q, place: "", pay: params.get("pay") ?? "", posted: "", isPayShown: false },
    states: [{ value: "VIC", label: "Victoria", count: 2, isChosen: isVictoriaChosen }],
    applied: isVictoriaChosen ? [{ label: "Victoria", to: "/directory/jobs" }] : [],
    isFiltered: true,
    total: "0",
  };
}

function Board() {
  const { search } = useLocation();
  return (
    <>
      <BoardPage board={makeView(search)} />
      <p data-testid="address">{search}</p>
    </>
  );
}

const Site = createRoutesStub([{ path: "/directory/jobs", Component: Board }]);
const locateAddressBar = () => page.getByTestId("address");

test("a filter or a search keeps the focus where it was, and follows a link that removes it", async () => {
  await page.viewport(1440, 900);
  await render(<Site initialEntries={["/directory/jobs"]} />);
  const victoriaCheckbox = page.getByRole("checkbox", { name: /Victoria/ });
  (victoriaCheckbox.element() as HTMLElement).focus();
  await userEvent.keyboard(" ");
  await expect.element(locateAddressBar()).toHaveTextContent("?state=VIC");
  await expect.element(victoriaCheckbox).toHaveFocus();
  await expect.element(victoriaCheckbox).toBeChecked();
  await page.getByRole("link", { name: "Remove filter Victoria" }).click();
  await expect.element(victoriaCheckbox).not.toBeChecked();

  const words = page.getByRole("searchbox");
  await words.fill("braid");
  await userEvent.keyboard("{Enter}");
  await expect.element(locateAddressBar()).toHaveTextContent("?q=braid");
  await expect.element(words).toHaveFocus();
  const pay = page.getByLabelText("At least");
  (pay.element() as HTMLElement).focus();
  await pay.selectOptions("$60,000 a year or $30 an hour");
  await expect.element(locateAddressBar()).toHaveTextContent("?q=braid&pay=60000");
  await expect.element(pay).toHaveFocus();
});

test("a search without results is announced", async () => {
  await render(<Site initialEntries={["/directory/jobs"]} />);
  await expect.element(page.getByRole("status")).toHaveTextContent("No jobs found");
});
