import type { AreaPages } from "./page.ts";

/** Searches aren't indexed. */
export const search: AreaPages = {
  open: [],
  others: [
    { name: "search", path: "/search?q=coffee", firstLoadKb: 156 },
    { name: "search-empty", path: "/search" },
    { name: "search-none", path: "/search?q=zzqxv" },
    { name: "search-near", path: "/search?q=restaurant&near=Footscray+VIC+3011" },
    { name: "search-seller", path: "/search?q=basket", as: "seller" },
    { name: "search-creator", path: "/search?q=juba", as: "creator" },
  ],
};
