import { PASSWORD_MIN_LENGTH } from "@boab/contracts/accounts/password";
import { deleteApp, initializeApp } from "firebase-admin/app";
import { getAuth, type PasswordPolicyConfig } from "firebase-admin/auth";

/** Our own calls accept no longer passwords. */
const maxPasswordLength = 128;

/** The five password checks of our pages, also for anybody who calls the provider directly. */
export const requiredPolicy: PasswordPolicyConfig = {
  enforcementState: "ENFORCE",
  // Accounts with an older password can still sign in.
  forceUpgradeOnSignin: false,
  constraints: {
    minLength: PASSWORD_MIN_LENGTH,
    maxLength: maxPasswordLength,
    requireUppercase: true,
    requireLowercase: true,
    requireNumeric: true,
    requireNonAlphanumeric: true,
  },
};

/** Describes how the stored policy differs from the required one; empty when it doesn't. */
export function findPolicyGaps(stored: PasswordPolicyConfig | undefined): string[] {
  const describeGap = (name: string, actual: unknown, required: unknown) =>
    actual === required ? [] : [`${name} is ${String(actual)} instead of ${String(required)}`];
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

/** Writes the policy, unless `isCheckOnly` is set, and returns the gaps of the stored one. */
export async function setPasswordPolicy(projectId: string, isCheckOnly = false): Promise<string[]> {
  const app = initializeApp({ projectId }, `boab-policy-${projectId}`);
  const manager = getAuth(app).projectConfigManager();
  try {
    if (!isCheckOnly) await manager.updateProjectConfig({ passwordPolicyConfig: requiredPolicy });
    return findPolicyGaps((await manager.getProjectConfig()).passwordPolicyConfig);
  } finally {
    await deleteApp(app);
  }
}
