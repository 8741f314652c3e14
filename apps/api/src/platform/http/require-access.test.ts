import { expect, test } from "vitest";
import { openDoor } from "#test/door.ts";
import { useHouse } from "#test/harness.ts";
import { anyone } from "./access.ts";

const house = useHouse();

test("a route without an access policy stops the boot and is named", async () => {
  const { server } = await openDoor(house);
  server.get("/left-open", async () => "oops");
  await expect(server.ready()).rejects.toThrow("Routes without an access policy: GET /left-open");
});

test("a route of a plugin is no exception", async () => {
  const { server } = await openDoor(house);
  server.register(async (plugin) => {
    plugin.post("/hidden", { config: {} }, async () => "oops");
  });
  await expect(server.ready()).rejects.toThrow("POST /hidden");
});

test("with a policy the same route is served", async () => {
  const { server, call } = await openDoor(house);
  server.get("/meant-open", { config: { access: anyone } }, async () => "fine");
  expect((await call("GET", "/meant-open")).body).toBe("fine");
});
