import type { AreaPages } from "./page.ts";

export const editor: AreaPages = {
  open: [],
  others: [
    { name: "my-articles", path: "/my-account/articles", as: "admin" },
    { name: "magazine-desk", path: "/admin/magazine", as: "admin" },
    { name: "magazine-review", path: "/admin/magazine/DOC-DEM0A1", as: "admin" },
    { name: "email-test", path: "/test", as: "admin" },
    { name: "editor", path: "/test-editor/DOC-DEM0B2", as: "admin" },
  ],
};
