import type { DirectoryPlan, Statuses } from "@boab/contracts/accounts/statuses";

/** Made-up people to log in as. The domain is reserved, so that no email reaches a real person. */
export interface DemoPerson extends Statuses {
  role: string;
  fullName: string;
  username: string;
  email: string;
  password: string;
  phoneNumber?: string;
  plan?: DirectoryPlan;
}

/** Ids are the same in every demo. */
export const makeDemoUserId = ({ username }: { username: string }): string =>
  `demo-${username.replace(".", "-")}`;

const DEMO_PASSWORD = "Boab-demo-2026";

const noStatuses: Statuses = {
  userStatus: "Active",
  adminStatus: null,
  merchantStatus: null,
  mediaStatus: null,
  magStatus: null,
  directoryStatus: null,
};

export const demoPeople: DemoPerson[] = [
  person("member", "Amara Okafor", "amara.okafor"),
  person("seller", "Kwame Mensah", "kwame.mensah", {
    merchantStatus: "Approved",
    phoneNumber: "+61491570006",
  }),
  person("business owner", "Selam Tesfaye", "selam.tesfaye", {
    directoryStatus: "Approved",
    plan: "Pro",
    phoneNumber: "+61491570156",
  }),
  person("owner of many", "Ifeoma Balogun", "ifeoma.balogun", {
    directoryStatus: "Approved",
    plan: "Pro",
    merchantStatus: "Approved",
  }),
  person("creator", "Thabo Ndlovu", "thabo.ndlovu", { mediaStatus: "Approved" }),
  person("writer", "Fatou Diallo", "fatou.diallo", { magStatus: "Approved" }),
  person("moderator", "Wanjiru Kamau", "wanjiru.kamau", { adminStatus: "Moderator" }),
  person("admin", "Nyandeng Deng", "nyandeng.deng", { adminStatus: "Admin" }),
  person("banned", "Baraka Juma", "baraka.juma", { userStatus: "Banned" }),
];

function person(
  role: string,
  fullName: string,
  username: string,
  granted: Partial<Statuses> & Pick<DemoPerson, "phoneNumber" | "plan"> = {},
): DemoPerson {
  const email = `${username}@demo.boab.example`;
  return {
    role,
    fullName,
    username,
    email,
    password: DEMO_PASSWORD,
    ...noStatuses,
    ...granted,
  };
}
