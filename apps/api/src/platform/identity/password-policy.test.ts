import { randomUUID } from "node:crypto";
import { checkPassword, PASSWORD_MIN_LENGTH } from "@boab/contracts/accounts/password";
import { describe, expect, test } from "vitest";
import { findPolicyGaps, requiredPolicy, setPasswordPolicy } from "./password-policy.ts";

describe("X-01 the provider's password policy", () => {
  test("is written and read back, and a check alone changes nothing", async () => {
    const projectId = `demo-policy-${randomUUID().slice(0, 8)}`;
    expect(await setPasswordPolicy(projectId, true)).not.toEqual([]);
    expect(await setPasswordPolicy(projectId, true)).not.toEqual([]);
    expect(await setPasswordPolicy(projectId)).toEqual([]);
    expect(await setPasswordPolicy(projectId, true)).toEqual([]);
  });

  test("asks for as much as the pages do", () => {
    const { minLength, ...required } = requiredPolicy.constraints ?? {};
    expect(minLength).toBe(PASSWORD_MIN_LENGTH);
    const requiredRules = Object.entries(required).filter(([name]) => name.startsWith("require"));
    // The length is the fifth check.
    expect(requiredRules).toHaveLength(checkPassword("").length - 1);
    expect(requiredRules.every(([, isRequired]) => isRequired === true)).toBe(true);
  });

  test("is not met by a weaker one", () => {
    const { constraints } = requiredPolicy;
    expect(findPolicyGaps(undefined)[0]).toBe("enforcementState is undefined instead of ENFORCE");
    expect(findPolicyGaps({ ...requiredPolicy, enforcementState: "OFF" })).toHaveLength(1);
    expect(
      findPolicyGaps({ ...requiredPolicy, constraints: { ...constraints, minLength: 6 } }),
    ).toEqual(["minLength is 6 instead of 8"]);
  });
});
