import type { AreaPages } from "./page.ts";

export const development: AreaPages = {
  open: [],
  others: [
    { name: "components", path: "/development/components" },
    { name: "emails", path: "/development/mail" },
  ],
};
