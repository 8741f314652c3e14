import { preparePlans } from "#areas/billing/index.ts";
import { readConfig } from "#platform/config/config.ts";
import { makeLogger } from "#platform/log/log.ts";
import { connectStripe } from "#platform/stripe/connect-stripe.ts";
import { buildServices } from "../src/wiring.ts";

// `npm run db plans` makes products, prices and the customer portal at the payment provider, with the discount that is set.
const config = readConfig();
const services = buildServices(config, "sender", makeLogger("silent", "script"));
const { yearlyDiscount } = await services.settings.read();
const appliedChanges = await preparePlans(connectStripe(config.stripe), yearlyDiscount);
console.log(appliedChanges.length === 0 ? "Plans are up to date" : appliedChanges.join("\n"));
await services.identity.close();
services.storage.close();
await services.db.destroy();
