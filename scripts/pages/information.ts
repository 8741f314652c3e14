import type { AreaPages } from "./page.ts";

const firstLoadKb = 138;

export const information: AreaPages = {
  open: [
    { name: "contact-us", path: "/contact-us", firstLoadKb: 141 },
    { name: "policies", path: "/policies", firstLoadKb },
    { name: "privacy", path: "/policies/privacy", firstLoadKb },
    { name: "returns", path: "/returns", firstLoadKb },
    { name: "help", path: "/help", firstLoadKb },
    { name: "pricing", path: "/pricing", firstLoadKb: 141 },
    { name: "fees", path: "/fees", firstLoadKb: 139 },
    { name: "terms", path: "/terms", firstLoadKb },
    { name: "sell-with-us", path: "/sell-with-us", firstLoadKb },
  ],
  others: [],
};
