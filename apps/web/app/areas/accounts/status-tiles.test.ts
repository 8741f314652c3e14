import { expect, test } from "vitest";
import { member } from "#test/profiles.ts";
import { getOwnAccess } from "./access/own-access.server.ts";
import { listStatusTiles } from "./status-tiles.tsx";

const createdAt = "2026-11-12T03:00:00.000Z";
const getMerchantTile = (merchantStatus: "Trial" | null) => {
  const profile = { ...member, merchantStatus };
  return listStatusTiles(
    profile,
    getOwnAccess(profile, [{ accessType: "merchant", createdAt }]),
  )[1];
};

test("ACCT-09 a trial is ok, also while a request for more is open", () => {
  expect(getMerchantTile("Trial")).toMatchObject({ value: "Trial", tone: "ok", sentAt: createdAt });
  expect(getMerchantTile(null)).toMatchObject({ value: "Pending", tone: "warn" });
});
