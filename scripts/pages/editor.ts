import type { AreaPages } from "./page.ts";

export const editor: AreaPages = {
  open: [],
  others: [
    { name: "my-articles", path: "/my-account/articles", as: "admin" },
    { name: "email-test", path: "/test", as: "admin" },
    { name: "editor", path: "/test-editor/DOC-000000", as: "admin" },
  ],
};
