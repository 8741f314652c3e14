import type { AreaPages } from "./page.ts";

export const openingSoon: AreaPages = {
  open: [],
  others: [],
};
