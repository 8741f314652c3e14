import { readConfig } from "#platform/config/config.ts";
import { setPasswordPolicy } from "#platform/identity/password-policy.ts";

const isCheck = process.argv.includes("--check");
const { projectId } = readConfig().identity;
const gaps = await setPasswordPolicy(projectId, isCheck);
if (gaps.length > 0) throw new Error(`The password policy of ${projectId}: ${gaps.join("; ")}`);
console.log(`The password policy of ${projectId} is in force`);
