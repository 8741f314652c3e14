import type { Category } from "@boab/contracts/directory/listing-fields";
import { education } from "./education.ts";
import { health } from "./health.ts";
import type { BusinessKind } from "./kind.ts";
import { restaurants } from "./restaurants.ts";
import { retail } from "./retail.ts";
import { services } from "./services.ts";

export const kinds: BusinessKind[] = [
  ...restaurants,
  ...services,
  ...retail,
  ...health,
  ...education,
];

/** The last sentence of a description, where there is room for one. */
export const closingParagraphs: Record<Category, string[]> = {
  Restaurants: [
    "Come hungry.",
    "Families welcome.",
    "Book ahead on Fridays.",
    "Gift vouchers at the counter.",
    "",
  ],
  Services: [
    "Ring or send a message.",
    "The same team every time.",
    "Fair prices, quoted upfront.",
    "Open to everyone.",
    "",
  ],
  Retail: [
    "Come in and have a look.",
    "Click and collect most days.",
    "New stock every week.",
    "Cash and card.",
    "",
  ],
  Health: [
    "Bookings by phone.",
    "Wheelchair access throughout.",
    "Interpreters at no cost.",
    "Everyone is welcome.",
    "",
  ],
  Education: [
    "Enrol any week.",
    "Visitors welcome.",
    "Places are limited.",
    "Ask for a trial day.",
    "",
  ],
};
