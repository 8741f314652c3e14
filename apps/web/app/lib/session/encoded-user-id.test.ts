import { describe, expect, test } from "vitest";
import { decodeUserId, encodeUserId } from "./encoded-user-id.ts";

describe("SHELL-06 the user id in a store's address", () => {
  test.each(["amara-uid-01", "Zk3_x9-QpL0", "a".repeat(128)])(
    "SHELL-06 %s round-trips as base64url without padding",
    (userId) => {
      const encoded = encodeUserId(userId);
      expect(encoded).toMatch(/^[A-Za-z0-9_-]+$/);
      expect(decodeUserId(encoded)).toBe(userId);
    },
  );

  test("SHELL-06 plain base64 with padding is read as well", () => {
    expect(decodeUserId(btoa("amara-uid-1"))).toBe("amara-uid-1");
    expect(btoa("amara-uid-1")).toContain("=");
  });

  test.each(["checkout", "%%%", "", "YQ", btoa("not an id!"), btoa("../../etc"), "YW1hcmEt dWlk"])(
    "%j is not a user id",
    (encoded) => expect(decodeUserId(encoded)).toBeNull(),
  );
});
