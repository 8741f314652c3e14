import { PASSWORD_MIN } from "@boab/contracts/accounts/password";
import { deleteApp, initializeApp } from "firebase-admin/app";
import { getAuth, type PasswordPolicyConfig } from "firebase-admin/auth";

/** Our own calls accept no longer passwords. */
const longest = 128;

/** The five password checks of our pages, also for anybody who calls the provider directly. */
export const requiredPolicy: PasswordPolicyConfig = {
  enforcementState: "ENFORCE",
  // Accounts with an older password can still sign in.
  forceUpgradeOnSignin: false,
  constraints: {
    minLength: PASSWORD_MIN,
    maxLength: longest,
    requireUppercase: true,
    requireLowercase: true,
    requireNumeric: true,
    requireNonAlphanumeric: true,
  },
};

/** Describes how the stored policy differs from the required one; empty when it doesn't. */
export function findPolicyGaps(stored: PasswordPolicyConfig | undefined): string[] {
  const describeGap = (name: string, is: unknown, required: unknown) =>
    is === required ? [] : [`${name} is ${String(is)} instead of ${String(required)}`];
  const { constraints = {}, enforcementState, forceUpgradeOnSignin } = requiredPolicy;
  return [
    ...describeGap("enforcementState", stored?.enforcementState, enforcementState),
    ...describeGap(
      "forceUpgradeOnSignin",
      stored?.forceUpgradeOnSignin ?? false,
      forceUpgradeOnSignin,
    ),
    ...Object.entries(constraints).flatMap(([name, required]) =>
      describeGap(name, stored?.constraints?.[name as keyof typeof constraints], required),
    ),
  ];
}

/** Writes the policy, unless `isCheck` is set, and returns the gaps of the stored one. */
export async function setPasswordPolicy(projectId: string, isCheck = false): Promise<string[]> {
  const app = initializeApp({ projectId }, `boab-policy-${projectId}`);
  const manager = getAuth(app).projectConfigManager();
  try {
    if (!isCheck) await manager.updateProjectConfig({ passwordPolicyConfig: requiredPolicy });
    return findPolicyGaps((await manager.getProjectConfig()).passwordPolicyConfig);
  } finally {
    await deleteApp(app);
  }
}
