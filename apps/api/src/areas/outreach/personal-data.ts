import type { OutreachData } from "@boab/contracts/outreach/my-data";
import type { PersonalData } from "#platform/personal-data/personal-data.ts";
import {
  deleteCorrespondence,
  findCorrespondence,
} from "./correspondence/correspondence.repository.ts";
import type { OutreachDeps } from "./deps.ts";

const noCorrespondence: OutreachData = {
  enquiries: [],
  newsletter: null,
  launchReminders: [],
};

/** The data is found by email, so only a verified email finds any. */
export const outreachPersonalData = ({ db }: Pick<OutreachDeps, "db">): PersonalData => ({
  area: "outreach",
  export: async ({ provenEmail }): Promise<OutreachData> =>
    provenEmail === undefined ? noCorrespondence : findCorrespondence(db, provenEmail),
  exportByEmail: (provenEmail) => findCorrespondence(db, provenEmail),
  eraseByEmail: deleteCorrespondence,
});
