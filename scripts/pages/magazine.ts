import type { AreaPages } from "./page.ts";

export const magazine: AreaPages = {
  open: [
    { name: "wellbeing", path: "/Wellbeing", firstLoadKb: 145 },
    {
      name: "article",
      path: "/Wellbeing/the-women-who-taught-a-suburb-to-rest",
      firstLoadKb: 143,
    },
  ],
  others: [
    { name: "wellbeing-no-matches", path: "/Wellbeing?q=zeppelin" },
    { name: "wellbeing-subscribe", path: "/Wellbeing/subscribe" },
    { name: "author", path: "/Wellbeing/authors/saba-haile" },
    { name: "admin-newsletter", path: "/admin/newsletter", as: "admin" },
    {
      name: "admin-newsletter-issue",
      path: "/admin/newsletter/d0000000-0000-4000-8000-000000000001",
      as: "admin",
    },
    { name: "admin-newsletter-new", path: "/admin/newsletter/new", as: "admin" },
  ],
};
