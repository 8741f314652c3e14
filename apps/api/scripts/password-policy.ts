import { readConfig } from "#platform/config/config.ts";
import { setPasswordPolicy } from "#platform/identity/password-policy.ts";

const isCheckOnly = process.argv.includes("--check");
const { projectId } = readConfig().identity;
const policyErrors = await setPasswordPolicy(projectId, isCheckOnly);
if (policyErrors.length > 0)
  throw new Error(`The password policy of ${projectId}: ${policyErrors.join("; ")}`);
console.log(`The password policy of ${projectId} is in force`);
