import type { AreaPages } from "./page.ts";

const applications = "/directory/listings/ubuntu-braid-studio/applications";

export const jobs: AreaPages = {
  open: [
    { name: "jobs", path: "/directory/jobs", firstLoadKb: 150 },
    { name: "job", path: "/directory/jobs/JOB-4T9KQ2", firstLoadKb: 150 },
  ],
  others: [
    { name: "jobs-none", path: "/directory/jobs?q=astronaut" },
    {
      name: "job-withdraw",
      path: "/directory/jobs/withdraw?token=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
    },
    { name: "applications", path: applications, as: "business owner" },
    { name: "applications-reason", path: applications, as: "admin" },
    {
      name: "application",
      path: `${applications}/5a1e0000-0000-4000-8000-000000000200`,
      as: "business owner",
    },
  ],
};
