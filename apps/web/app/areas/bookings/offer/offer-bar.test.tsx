import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { OfferView } from "./load-offer.server.ts";
import { OfferBar } from "./offer-bar.tsx";

const offer: OfferView = {
  book: "/book",
  bookingLink: null,
  bookingPhone: null,
  price: "From $60.00",
  isPaidLater: true,
  team: [],
  next: {
    service: "Box braids, $220.00",
    price: "$220.00",
    day: "Saturday 14 November",
    first: "Today 12:00 pm",
    times: [],
  },
};

test("the bar shows the price of the service whose next time it names", () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <OfferBar offer={offer} book="/book" />
    </MemoryRouter>,
  );
  expect(html).toContain("$220.00");
  expect(html).toContain("Next: Today 12:00 pm");
  expect(html).not.toContain("$60.00");
});
