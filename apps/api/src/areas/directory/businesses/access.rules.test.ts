import { type MemberRight, memberRights } from "@boab/contracts/directory/member-rights";
import { describe, expect, test } from "vitest";
import { checkAccess, type ListingTies, type Need, toManager } from "./access.rules.ts";

const stranger: ListingTies = { isOwner: false, isStaff: false, memberRights: null };
const needs: Need[] = [...memberRights, "owner", "owner or staff", "any"];

const listAllowed = (ties: ListingTies) => {
  const manager = toManager(ties);
  return manager && needs.filter((need) => checkAccess(manager, need).ok);
};

describe("X-20 who may do what at a business", () => {
  test("a stranger manages nothing", () => {
    expect(toManager(stranger)).toBeUndefined();
  });

  test("the owner may do everything, whatever a row says", () => {
    expect(listAllowed({ ...stranger, isOwner: true })).toEqual(needs);
    expect(listAllowed({ isOwner: true, isStaff: true, memberRights: ["page"] })).toEqual(needs);
  });

  test("our team may do what the owner may, except what is the owner's alone", () => {
    const expected = needs.filter((need) => need !== "owner");
    expect(listAllowed({ ...stranger, isStaff: true })).toEqual(expected);
    expect(listAllowed({ ...stranger, isStaff: true, memberRights: ["page"] })).toEqual(expected);
  });

  test.each<MemberRight>([...memberRights])(
    "somebody with %s may do that and nothing else",
    (right) => {
      expect(listAllowed({ ...stranger, memberRights: [right] })).toEqual([right, "any"]);
    },
  );

  test("somebody with every right still can't invite, delete or hand out rights", () => {
    const helper = toManager({ ...stranger, memberRights: [...memberRights] });
    for (const need of ["owner", "owner or staff"] as const)
      expect(helper && checkAccess(helper, need)).toEqual({ ok: false, reason: "owner_only" });
  });

  test("a missing right is named as such", () => {
    const helper = toManager({ ...stranger, memberRights: ["page"] });
    expect(helper && checkAccess(helper, "money")).toEqual({ ok: false, reason: "right_missing" });
  });
});
