interface InformationLink {
  path: string;
  name: string;
}

/** The pages are in reading order. */
export const informationPages: readonly InformationLink[] = [
  { path: "/help", name: "Help" },
  { path: "/returns", name: "Returns and refunds" },
  { path: "/sell-with-us", name: "Sell with us" },
  { path: "/pricing", name: "Pricing" },
  { path: "/fees", name: "Fees" },
  { path: "/policies", name: "Policies" },
  { path: "/policies/privacy", name: "Privacy" },
  { path: "/terms", name: "Terms" },
  { path: "/contact-us", name: "Contact" },
];
