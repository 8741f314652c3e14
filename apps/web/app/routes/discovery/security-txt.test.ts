import { expect, test } from "vitest";
import { buildSecurityText, loader } from "./security-txt.ts";

test("security.txt names a contact, a policy and a day half a year ahead", () => {
  const lines = buildSecurityText("https://boab.example", new Date("2026-11-18T04:00:00Z")).split(
    "\n",
  );
  expect(lines).toContain("Contact: mailto:help@boab.example");
  expect(lines).toContain("Expires: 2027-05-17T00:00:00.000Z");
  expect(lines).toContain("Canonical: https://boab.example/.well-known/security.txt");
  expect(lines).toContain("Policy: https://boab.example/.well-known/security.txt");
});

test("it is plain text that caches may keep", () => {
  const { headers } = loader();
  expect(headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(headers.get("cache-control")).toMatch(/^public/);
});
