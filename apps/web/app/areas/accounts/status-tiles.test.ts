import { expect, test } from "vitest";
import { member } from "#test/profiles.ts";
import { ownAccess } from "./access/own-access.server.ts";
import { statusTilesOf } from "./status-tiles.tsx";

const createdAt = "2026-11-12T03:00:00.000Z";
const merchantTile = (merchantStatus: "Trial" | null) => {
  const profile = { ...member, merchantStatus };
  return statusTilesOf(profile, ownAccess(profile, [{ accessType: "merchant", createdAt }]))[1];
};

test("ACCT-09 a trial is ok, also while a request for more is open", () => {
  expect(merchantTile("Trial")).toMatchObject({ value: "Trial", tone: "ok", sentAt: createdAt });
  expect(merchantTile(null)).toMatchObject({ value: "Pending", tone: "warn" });
});
