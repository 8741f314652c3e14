interface FooterColumn {
  heading: string;
  links: readonly { label: string; to: string }[];
}

export const footerColumns: readonly FooterColumn[] = [
  {
    heading: "Your account",
    links: [
      { label: "Account", to: "/account-management" },
      { label: "Bookings", to: "/my-account/bookings" },
      { label: "Orders", to: "/my-account/orders" },
      { label: "Returns", to: "/returns" },
      { label: "Help", to: "/help" },
    ],
  },
  {
    heading: "Sell and list",
    links: [
      { label: "Sell with us", to: "/sell-with-us" },
      { label: "Pricing", to: "/pricing" },
      { label: "Fees", to: "/fees" },
      { label: "Jobs", to: "/directory/jobs" },
    ],
  },
  {
    heading: "About Boab",
    links: [
      { label: "Contact", to: "/contact-us" },
      { label: "Policies", to: "/policies" },
      { label: "Privacy", to: "/policies/privacy" },
      { label: "Terms", to: "/terms" },
    ],
  },
];
