import { type DemoPerson, demoPeople, makeDemoUserId } from "@boab/demo/people";
import { createProfile } from "#areas/accounts/index.ts";
import { type Db, inTransaction } from "#platform/db/db.ts";
import { ensureUser } from "../emulator.ts";
import { grantStatuses } from "../factories/accounts.ts";
import type { DemoPart } from "./demo-part.ts";

/** Invented people, one for each role, with their sign-ins at the identity emulator. */
export const loadDemoPeople: DemoPart = async ({ db }, { identity }) => {
  for (const person of demoPeople) {
    const userId = makeDemoUserId(person);
    await ensureUser(identity.projectId, {
      localId: userId,
      email: person.email,
      password: person.password,
      displayName: person.fullName,
      emailVerified: true,
    });
    await loadPerson(db, userId, person);
  }
  return `${demoPeople.length} demo people`;
};

async function loadPerson(db: Db, userId: string, person: DemoPerson): Promise<void> {
  const { email, fullName, username, phoneNumber, plan } = person;
  const identity = {
    userId,
    email,
    emailVerified: true,
    fullName,
    photoUrl: undefined,
    signedInAt: new Date(),
  };
  const tasks = { enqueue: async () => {} };
  await createProfile({ db, clock: () => new Date(), tasks, publish: async () => {} }, identity, {
    username,
  });
  const { userStatus, adminStatus, merchantStatus, mediaStatus, magStatus, directoryStatus } =
    person;
  await grantStatuses(db, userId, {
    userStatus,
    adminStatus,
    merchantStatus,
    mediaStatus,
    magStatus,
    directoryStatus,
  });
  if (phoneNumber || plan)
    await inTransaction(db, (tx) =>
      tx
        .updateTable("accounts.profile")
        .set({
          ...(phoneNumber && { phoneNumber }),
          ...(plan && { grantedPlan: plan }),
        })
        .where("id", "=", userId)
        .execute(),
    );
}
