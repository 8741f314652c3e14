/** The product's name, texts and contact details. Change them only here. */
export const brand = {
  name: "Boab",
  tagline: "Rooted in Africa. Grown in Australia.",
  description:
    "Find, book and buy from African-owned businesses in your suburb and across the country.",
  footerLine:
    "Rooted in Africa. Grown in Australia. A home for African-owned businesses, from Footscray to Broome.",
  acknowledgement:
    "Built on the lands of many First Nations. We pay our respects to Elders past and present.",
  supportEmail: "help@boab.example",
  postalAddress: "Boab, PO Box 100, Footscray VIC 3011",
  social: {
    facebook: "https://www.facebook.com/boab.example",
    instagram: "https://www.instagram.com/boab.example",
  },
  locale: "en-AU",
  timeZone: "Australia/Sydney",
  currency: "AUD",
} as const;
