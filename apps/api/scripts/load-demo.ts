import { demoBusinesses } from "@boab/demo/businesses/all";
import { demoPeople } from "@boab/demo/people";
import { createProfile } from "#areas/accounts/index.ts";
import { readConfig } from "#platform/config/config.ts";
import { inTransaction } from "#platform/db/db.ts";
import { makeLogger } from "#platform/log/log.ts";
import { buildServices } from "../src/wiring.ts";
import { ensureUser } from "../test/emulator.ts";
import { grantStatuses } from "../test/factories/accounts.ts";
import { loadDemoBusinesses } from "../test/factories/demo-businesses.ts";

// Invented people, one per role, and invented businesses. Development only: needs the identity
// emulator.
const config = readConfig();
if (config.isProduction) throw new Error("Demo data never goes into production");

const services = buildServices(config, "sender", makeLogger("warn", "script"));
for (const person of demoPeople) {
  const userId = `demo-${person.username.replace(".", "-")}`;
  await ensureUser(config.identity.projectId, {
    localId: userId,
    email: person.email,
    password: person.password,
    displayName: person.fullName,
    emailVerified: true,
  });
  const identity = {
    userId,
    email: person.email,
    emailVerified: true,
    fullName: person.fullName,
    photoUrl: undefined,
    signedInAt: new Date(),
  };
  await createProfile({ db: services.db, publish: async () => {} }, identity, {
    username: person.username,
  });
  const { userStatus, adminStatus, merchantStatus, mediaStatus, magStatus, directoryStatus } =
    person;
  await grantStatuses(services.db, userId, {
    userStatus,
    adminStatus,
    merchantStatus,
    mediaStatus,
    magStatus,
    directoryStatus,
  });
  const { phoneNumber } = person;
  if (phoneNumber)
    await inTransaction(services.db, (tx) =>
      tx
        .updateTable("accounts.profile")
        .set({ phone_number: phoneNumber })
        .where("id", "=", userId)
        .execute(),
    );
}
const businesses = demoBusinesses();
const added = await loadDemoBusinesses(services.db, businesses);
console.log(
  `${demoPeople.length} demo people, ${businesses.length} demo businesses (${added} of them new)`,
);
await services.close();
