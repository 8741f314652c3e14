import { journeysOrigin } from "../../scripts/stack/slot.ts";
import { expect, test } from "../support/test.ts";

const headers = { origin: journeysOrigin };

test("ACCESS-07 ADDV-04 X-84 the published paths answer through the site in both spellings", async ({
  page,
  logIn,
}) => {
  const ask = async (path: string, data: object) =>
    (await page.request.post(path, { headers, data })).status();
  const access = { accessType: "media", reason: "I film our markets." };
  // Refused before anything is fetched, because we never ask our own network for a video.
  const video = { id: "http://169.254.169.254/" };
  for (const prefix of ["/api", "/api/api"]) {
    expect(await ask(`${prefix}/access-requests`, access)).toBe(401);
    expect(await ask(`${prefix}/video`, video)).toBe(401);
  }
  await logIn("creator");
  for (const prefix of ["/api", "/api/api"]) {
    expect(await ask(`${prefix}/video`, video)).toBe(400);
    expect(await ask(`${prefix}/access-requests`, { ...access, reason: "" })).toBe(400);
  }
});
