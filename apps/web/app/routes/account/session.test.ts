import { expect, test } from "vitest";
import { clientAction } from "./session.ts";

test("a connection that is lost while somebody signs in is said in the form", async () => {
  const body = new URLSearchParams({ idToken: "token" });
  const request = new Request("http://localhost:3000/account/session", { method: "POST", body });
  const serverAction = () => Promise.reject(new TypeError("Failed to fetch"));
  expect(await clientAction({ request, serverAction } as never)).toMatchObject({
    data: { ok: false, code: "not_available" },
  });
});
