import { PASSWORD_MIN } from "@boab/contracts/accounts/password";
import { deleteApp, initializeApp } from "firebase-admin/app";
import { getAuth, type PasswordPolicyConfig } from "firebase-admin/auth";

/** The longest that our own calls take. */
const longest = 128;

/** The five checks of the pages, for whoever talks to the provider without them. */
export const wantedPolicy: PasswordPolicyConfig = {
  enforcementState: "ENFORCE",
  // Nobody is locked out of an account that they made before.
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

/** What the stored policy says otherwise, in words; empty when it is the wanted one. */
export function policyGaps(stored: PasswordPolicyConfig | undefined): string[] {
  const gap = (name: string, is: unknown, wanted: unknown) =>
    is === wanted ? [] : [`${name} is ${String(is)} instead of ${String(wanted)}`];
  const { constraints = {}, enforcementState, forceUpgradeOnSignin } = wantedPolicy;
  return [
    ...gap("enforcementState", stored?.enforcementState, enforcementState),
    ...gap("forceUpgradeOnSignin", stored?.forceUpgradeOnSignin ?? false, forceUpgradeOnSignin),
    ...Object.entries(constraints).flatMap(([name, wanted]) =>
      gap(name, stored?.constraints?.[name as keyof typeof constraints], wanted),
    ),
  ];
}

/** Writes the policy unless only a check is wanted, and returns the gaps of what is stored then. */
export async function setPasswordPolicy(projectId: string, isCheck = false): Promise<string[]> {
  const app = initializeApp({ projectId }, `boab-policy-${projectId}`);
  const manager = getAuth(app).projectConfigManager();
  try {
    if (!isCheck) await manager.updateProjectConfig({ passwordPolicyConfig: wantedPolicy });
    return policyGaps((await manager.getProjectConfig()).passwordPolicyConfig);
  } finally {
    await deleteApp(app);
  }
}
