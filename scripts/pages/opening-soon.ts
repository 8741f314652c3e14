import type { AreaPages } from "./page.ts";

export const openingSoon: AreaPages = {
  open: [{ name: "wellbeing", path: "/wellbeing", firstLoadKb: 134 }],
  others: [],
};
