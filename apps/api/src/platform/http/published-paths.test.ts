import { expect, test } from "vitest";
import { useTestApp } from "#test/harness.ts";
import { toServedPath } from "./published-paths.ts";

const app = useTestApp();

test.each([
  ["/access-requests?limit=5", "/access-requests?limit=5"],
  ["/api/access-requests?limit=5", "/access-requests?limit=5"],
  ["/api/video", "/api/video"],
  ["/video", "/api/video"],
  ["/video?a=1", "/api/video?a=1"],
  ["/videos", "/videos"],
  ["/apiary", "/apiary"],
  ["/api", "/api"],
])("X-84 %s is served as %s", (url, servedPath) => {
  expect(toServedPath(url)).toBe(servedPath);
});

test.each(["/access-requests", "/api/access-requests"])(
  "ACCESS-07 X-84 a member requests access at %s, and a visitor is refused",
  async (path) => {
    const body = { accessType: "merchant", reason: "I sell cloth." };
    expect((await app.call("POST", path, { body })).statusCode).toBe(401);
    const sent = await app.call("POST", path, { body, as: await app.signIn() });
    expect(sent.statusCode, sent.body).toBe(200);
  },
);

test.each(["/video", "/api/video"])(
  "ADDV-04 X-84 a creator asks for a video at %s, and others are refused",
  async (path) => {
    const body = { id: "http://169.254.169.254/" };
    expect((await app.call("POST", path, { body })).statusCode).toBe(401);
    expect((await app.call("POST", path, { body, as: await app.signIn() })).statusCode).toBe(403);
    const creator = await app.signIn({ mediaStatus: "Approved" });
    expect((await app.call("POST", path, { body, as: creator })).statusCode).toBe(400);
  },
);
