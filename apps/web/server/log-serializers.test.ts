import { expect, test } from "vitest";
import { logSerializers } from "./log-serializers.ts";

test("X-105 a logged request has no query and no calendar token", () => {
  const describe = (url: string) => logSerializers.req({ method: "GET", url, ip: "198.51.100.7" });
  expect(describe("/booking?token=secret")).toEqual({
    method: "GET",
    path: "/booking",
    ip: "198.51.100.7",
  });
  expect(describe("/calendar/secret.ics").path).toBe("/calendar/…");
});

test("a logged error has no email, and nothing that a library put on it", () => {
  class RefusedEmail extends Error {
    code = "EENVELOPE";
    rejected = ["ada@people.example"];
  }
  const error = new RefusedEmail("550 <ada@people.example> unknown");
  const logged = logSerializers.err(error);
  expect(logged).toMatchObject({ code: "EENVELOPE", message: "550 <…> unknown" });
  expect(JSON.stringify(logged)).not.toContain("ada@");
});
