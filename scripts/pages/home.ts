import type { AreaPages } from "./page.ts";

export const home: AreaPages = {
  open: [{ name: "home", path: "/", firstLoadKb: 154 }],
  others: [{ name: "page-not-found", path: "/?pageNotFound=404" }],
};
