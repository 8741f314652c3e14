import { createRoutesStub, useLoaderData } from "react-router";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { chooseTeammate } from "./choose-teammate.ts";
import { TeammateChoice } from "./teammate-choice.tsx";

const team = [
  { key: "TEAM-AAAAAAAA", name: "Ada Obi", serviceIds: null },
  { key: "TEAM-BBBBBBBB", name: "Bintu Conteh", serviceIds: null },
];

function Page() {
  const { key, search } = useLoaderData<{ key: string | null; search: string }>();
  const { teammate, isTeammateGone } = chooseTeammate(team, null, key);
  return (
    <>
      <TeammateChoice team={team} chosen={teammate} isGone={isTeammateGone} />
      <output>{search}</output>
    </>
  );
}

const Site = createRoutesStub([
  {
    path: "/book",
    loader({ request }) {
      const { search, searchParams } = new URL(request.url);
      return { key: searchParams.get("with"), search };
    },
    HydrateFallback: () => null,
    Component: Page,
  },
]);

test("anyone comes first; a person is chosen in the address, beside what was chosen before", async () => {
  await render(<Site initialEntries={["/book?service=a&date=2026-11-21"]} />);
  const anyone = page.getByRole("link", { name: "Anyone" });
  const ada = page.getByRole("link", { name: "Ada Obi" });
  await expect.element(anyone).toHaveAttribute("aria-current", "true");
  anyone.element().focus();
  await userEvent.keyboard("{Tab}{Enter}");
  await expect.element(ada).toHaveAttribute("aria-current", "true");
  await expect.element(anyone).not.toHaveAttribute("aria-current");
  await expect
    .element(page.getByRole("status"))
    .toHaveTextContent("?service=a&date=2026-11-21&with=TEAM-AAAAAAAA");
  await anyone.click();
  await expect.element(page.getByRole("status")).toHaveTextContent("?service=a&date=2026-11-21");
});

test("somebody who can't be chosen any more is said to be gone, and anyone is chosen", async () => {
  await render(<Site initialEntries={["/book?with=TEAM-CCCCCCCC"]} />);
  await expect
    .element(page.getByText(/The person you chose can't be booked by name/))
    .toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Anyone" }))
    .toHaveAttribute("aria-current", "true");
});
