import { addCalendarDays } from "@boab/contracts/directory/special-days";
import { toIsoDay } from "@boab/format/zones";
import type { AreaPages } from "./page.ts";

const business = "/directory/listings/ubuntu-braid-studio";

/** A day on which salons are open, in Sydney. */
function findNextSaturday(): string {
  const today = toIsoDay(new Date());
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  return addCalendarDays(today, ((6 - weekday + 6) % 7) + 1);
}

export const directory: AreaPages = {
  open: [
    { name: "directory", path: "/directory", firstLoadKb: 158 },
    { name: "directory-listings", path: "/directory/listings", firstLoadKb: 161 },
    { name: "business", path: business, firstLoadKb: 159 },
    {
      name: "business-hidden-address",
      path: "/directory/listings/zola-tax-and-books",
      firstLoadKb: 158,
    },
    { name: "reviews", path: `${business}/reviews`, firstLoadKb: 150 },
  ],
  others: [
    { name: "reviews-member", path: `${business}/reviews`, as: "member" },
    { name: "reviews-owner", path: `${business}/reviews`, as: "business owner" },
    {
      name: "listings-free",
      path: `/directory/listings?q=braids&near=Footscray+VIC+3011&day=${findNextSaturday()}`,
    },
    { name: "listings-map", path: "/directory/listings?near=Footscray+VIC+3011&view=map" },
    { name: "add-business", path: "/directory/add-business", as: "member" },
    { name: "add-business-details", path: "/directory/add-business?step=details", as: "admin" },
    { name: "business-owner", path: business, as: "business owner" },
    {
      name: "directory-invitation",
      path: "/directory/invitation?token=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
      as: "member",
    },
  ],
};
