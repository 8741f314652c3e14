import type { AreaPages } from "./page.ts";

export const home: AreaPages = {
  open: [{ name: "home", path: "/", firstLoadKb: 158 }],
  others: [{ name: "page-not-found", path: "/?pageNotFound=404" }],
};
