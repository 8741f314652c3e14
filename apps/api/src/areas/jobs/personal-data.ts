import type { JobsData } from "@boab/contracts/jobs/my-data";
import type { PersonalData } from "#platform/personal-data/personal-data.ts";
import { listApplicationsByEmail } from "./applications/my-applications.repository.ts";
import { removeApplicationsByEmail } from "./applications/remove-applications.ts";
import type { JobsDeps } from "./deps.ts";

/** Nobody needs an account to apply, so applications are found by email, and only by a verified one. */
export const jobsPersonalData = ({
  db,
  uploads,
}: Pick<JobsDeps, "db" | "uploads">): PersonalData => ({
  area: "jobs",
  export: async ({ provenEmail }): Promise<JobsData> => ({
    applications: provenEmail === undefined ? [] : await listApplicationsByEmail(db, provenEmail),
  }),
  exportByEmail: async (provenEmail): Promise<JobsData> => ({
    applications: await listApplicationsByEmail(db, provenEmail),
  }),
  eraseByEmail: (tx, provenEmail) => removeApplicationsByEmail({ uploads }, tx, provenEmail),
});
