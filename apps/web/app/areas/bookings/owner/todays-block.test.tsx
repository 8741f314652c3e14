import type { TodaysBlock } from "@boab/contracts/bookings/time-blocks";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { makeBooking } from "#test/bookings.ts";
import { BlockTodayButton, TodaysBlockNote, useTodaysBlock } from "./todays-block.tsx";

const block = { startsAt: "2026-11-19T02:00:00.000Z", endsAt: "2026-11-19T13:00:00.000Z" };

function render(element: ReactNode) {
  const router = createMemoryRouter([{ path: "/", element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

/** The button or the note, as the page shows them. */
function Shown(props: { todaysBlock: TodaysBlock; seesCustomers: boolean }) {
  const today = useTodaysBlock();
  if (props.todaysBlock.block) return <TodaysBlockNote today={today} {...props} />;
  return <BlockTodayButton today={today} />;
}

const renderNote = (todaysBlock: TodaysBlock, seesCustomers = true) =>
  render(<Shown todaysBlock={todaysBlock} seesCustomers={seesCustomers} />);

test("a blocked day lists who is still coming, with the way to reach each", () => {
  const coming = makeBooking("2026-11-19", "15:00", "16:00");
  const remaining = [
    { ...coming, customerName: "Saba Haile", customerPhone: "0491570156" },
    {
      ...coming,
      id: "BOOK-2",
      bookingStatus: "requested" as const,
      customerPhone: null,
      customerEmail: "hana@people.example",
    },
  ];
  const html = renderNote({ block, remaining });
  expect(html).toContain("The rest of today is blocked.");
  expect(html).toContain("3:00 pm, Saba Haile");
  expect(html).toContain('href="tel:+61491570156"');
  expect(html).toContain("waiting for you");
  expect(html).toContain('href="mailto:hana@people.example"');
  expect(html).toContain("Open the rest of today");
  expect(renderNote({ block, remaining }, false)).not.toContain("let them know");
});

test("with nobody to come it says so, and a day that isn't blocked has the button", () => {
  expect(renderNote({ block, remaining: [] })).toContain("Nobody else is coming today.");
  const open = renderNote({ block: null, remaining: [] });
  expect(open).toContain("Block the rest of today");
  expect(open).not.toContain("is blocked");
});
