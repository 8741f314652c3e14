import { businessFieldCopy } from "@boab/contracts/directory/copy";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { BasicInfoFields } from "./basic-info-fields.tsx";
import { basicInfoCopy } from "./copy.ts";

afterEach(() => void vi.unstubAllGlobals());

/** A server on which every name is taken already, and that knows complete numbers by their length. */
function stubApi() {
  const requests: string[] = [];
  vi.stubGlobal("fetch", async (requestUrl: string) => {
    const url = new URL(requestUrl, location.origin);
    requests.push(url.pathname + url.search);
    if (url.pathname.endsWith("/slug-proposal")) {
      const suburb = url.searchParams.get("suburb")?.toLowerCase();
      return Response.json({ slug: `mama-africa-${suburb ?? "2"}` });
    }
    if (url.pathname.includes("/phone-check/")) {
      const digits = decodeURIComponent(url.pathname).replace(/\D/g, "");
      return Response.json({ isComplete: digits.length >= 10 });
    }
    return Response.json({ data: [] });
  });
  return requests;
}

const Fields = createRoutesStub([
  {
    path: "/",
    Component: () => (
      <form aria-label="New">
        <BasicInfoFields
          isNew
          first={() => undefined}
          getError={() => undefined}
          categories={["Services"]}
          host="boab.example"
        />
      </form>
    ),
  },
]);

const Refused = createRoutesStub([
  {
    path: "/",
    Component: () => (
      <form aria-label="Refused">
        <BasicInfoFields
          first={(field) => (field === "businessName" ? "Zuri's Braids & Beauty" : undefined)}
          getError={(field) =>
            field === "businessName" ? businessFieldCopy.nameCharacters : undefined
          }
          categories={["Services"]}
          host="boab.example"
        />
      </form>
    ),
  },
]);

test("X-81 one press takes the nearest allowed name in place of a refused one", async () => {
  stubApi();
  await render(<Refused />);
  await expect.element(page.getByText(businessFieldCopy.nameCharacters)).toBeVisible();
  await page.getByRole("button", { name: "Use “Zuri's Braids and Beauty”" }).click();
  await expect
    .element(page.getByLabelText("Business name"))
    .toHaveValue("Zuri's Braids and Beauty");
  expect(page.getByRole("button", { name: /^Use/ }).elements()).toEqual([]);
});

const phone = page.getByLabelText("Phone");
const question = page.getByText(basicInfoCopy.phoneIncomplete);
const readFormValue = (name: string) =>
  new FormData(document.querySelector("form") ?? undefined).get(name);

test("X-12 the proposed link gets the suburb once there is one", async () => {
  stubApi();
  await render(<Fields />);
  await page.getByLabelText("Business name").fill("Mama Africa");
  await expect.element(page.getByLabelText("URL")).toHaveValue("mama-africa-2");
  await page.getByRole("combobox", { name: "Suburb" }).fill("Footscray");
  await expect.element(page.getByLabelText("URL")).toHaveValue("mama-africa-footscray");
});

test("DIR-DET-03 the whole address is previewed, and follows what is typed", async () => {
  stubApi();
  await render(<Fields />);
  await page.getByLabelText("URL").fill("mamas");
  await expect.element(page.getByText(/boab\.example\/directory\/listings\/mamas$/)).toBeVisible();
});

test("X-03 a number that is hardly complete is questioned beside the field, and kept if it is meant", async () => {
  stubApi();
  await render(<Fields />);
  await phone.fill("0412 34");
  await userEvent.tab();
  await expect.element(question).toBeVisible();
  expect(readFormValue("phoneQuestioned")).toBe("0412 34");
  await phone.fill("0412 345 678");
  await userEvent.tab();
  await expect.element(question).not.toBeInTheDocument();
});
