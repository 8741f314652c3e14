import type { JobsData } from "@boab/contracts/jobs/my-data";
import type { PersonalData } from "#platform/personal-data/personal-data.ts";
import { findApplicationsOf } from "./applications/my-applications.repository.ts";
import { removeApplicationsOf } from "./applications/remove-applications.ts";
import type { JobsDeps } from "./deps.ts";

/** Nobody needs an account to apply: applications are found by the address, so only a proven one finds any. */
export const jobsPersonalData = ({
  db,
  uploads,
}: Pick<JobsDeps, "db" | "uploads">): PersonalData => ({
  area: "jobs",
  export: async ({ provenEmail }): Promise<JobsData> => ({
    applications: provenEmail === undefined ? [] : await findApplicationsOf(db, provenEmail),
  }),
  eraseAddress: (tx, provenEmail) => removeApplicationsOf({ uploads }, tx, provenEmail),
});
