import { describe, expect, test } from "vitest";
import { makeMember } from "#test/actors.ts";
import { type SignedIn, useTestApp } from "#test/harness.ts";
import { toRouteName, toSampleUrl } from "#test/routes.ts";
import { requireFreshSignIn } from "./access.ts";

const app = useTestApp();

const people = {
  visitor: async () => undefined,
  newcomer: () => app.signInNewcomer(),
  member: () => app.signIn(),
  seller: () => app.signIn({ merchantStatus: "Approved" }),
  creator: () => app.signIn({ mediaStatus: "Approved" }),
  writer: () => app.signIn({ magStatus: "Approved" }),
  business: () => app.signIn({ directoryStatus: "Approved" }),
  moderator: () => app.signIn({ adminStatus: "Moderator" }),
  admin: () => app.signIn({ adminStatus: "Admin" }),
  banned: () => app.signIn({ userStatus: "Banned", adminStatus: "Admin" }),
} satisfies Record<string, () => Promise<SignedIn | undefined>>;
type Role = keyof typeof people;

const roles = Object.keys(people) as Role[];
const members: Role[] = ["member", "seller", "creator", "writer", "business", "moderator", "admin"];

/** Who passes each policy; everybody else is refused with the code beside it. */
const policies: Record<string, { allowedRoles: Role[]; refusal: (role: Role) => string }> = {
  anyone: { allowedRoles: roles, refusal: () => "nobody" },
  "proven identity": { allowedRoles: ["newcomer", ...members], refusal: () => "not_signed_in" },
  "signed in": { allowedRoles: members, refusal: () => "not_signed_in" },
  // Nobody here waits for approval.
  "active member": { allowedRoles: members, refusal: () => "not_signed_in" },
  "active seller": {
    allowedRoles: ["seller"],
    refusal: (role) => (members.includes(role) ? "forbidden" : "not_signed_in"),
  },
  "seller or staff": {
    allowedRoles: ["seller", "moderator", "admin"],
    refusal: (role) => (members.includes(role) ? "forbidden" : "not_signed_in"),
  },
  "writer or staff": {
    allowedRoles: ["writer", "moderator", "admin"],
    refusal: (role) => (members.includes(role) ? "forbidden" : "not_signed_in"),
  },
  // creators, sellers and staff.
  "media viewer": {
    allowedRoles: ["seller", "creator", "moderator", "admin"],
    refusal: (role) => (members.includes(role) ? "forbidden" : "not_signed_in"),
  },
  // The same people, while the media area isn't public.
  "media member": {
    allowedRoles: ["seller", "creator", "moderator", "admin"],
    refusal: (role) => (members.includes(role) ? "forbidden" : "not_signed_in"),
  },
  "creator or staff": {
    allowedRoles: ["creator", "moderator", "admin"],
    refusal: (role) => (members.includes(role) ? "forbidden" : "not_signed_in"),
  },
  staff: {
    allowedRoles: ["moderator", "admin"],
    refusal: (role) => (members.includes(role) ? "forbidden" : "not_signed_in"),
  },
  "full admin": {
    allowedRoles: ["admin"],
    refusal: (role) => (members.includes(role) ? "forbidden" : "not_signed_in"),
  },
};

describe("GUARD-13 every rule is enforced on the server", () => {
  test.each(roles)("for a %s, on every call", async (role) => {
    let as: SignedIn | undefined = await people[role]();
    for (const { call, options } of app.services.routes) {
      const policy = policies[options.access.name];
      if (!policy) throw new Error(`Please say whom "${options.access.name}" lets in`);
      const response = await app.call(call.method, toSampleUrl(call), {
        ...(as && { as }),
        ...(call.body && { body: {} }),
      });
      const isSuccessful = response.statusCode < 400;
      // A write may end the session or change the person, so the next call gets a new one.
      if (isSuccessful && call.method !== "GET") as = await people[role]();
      const code = isSuccessful ? undefined : response.json().code;
      const about = `${role}: ${toRouteName(call)}`;
      if (policy.allowedRoles.includes(role))
        expect(["not_signed_in", "forbidden"], about).not.toContain(code);
      else expect(code, about).toBe(policy.refusal(role));
    }
  });

  test("access is decided before the body is read", async () => {
    const guardedRoutes = app.services.routes.filter(
      ({ call, options }) => options.access.name !== "anyone" && call.body,
    );
    expect(guardedRoutes.length).toBeGreaterThan(0);
    for (const { call } of guardedRoutes) {
      const response = await app.call(call.method, toSampleUrl(call), { body: { adminStatus: 7 } });
      expect(response.json().code, toRouteName(call)).toBe("not_signed_in");
    }
  });
});

test.each([
  [0, true],
  [4 * 60, true],
  [5 * 60, true],
  [5 * 60 + 1, false],
  [24 * 60 * 60, false],
])("a sign-in %i seconds ago is fresh: %s", (seconds, isFresh) => {
  const member = makeMember();
  const now = new Date(member.identity.signedInAt.getTime() + seconds * 1000);
  const check = () => requireFreshSignIn(member, now);
  if (isFresh) expect(check).not.toThrow();
  else expect(check).toThrow("Please log in again");
});
