import { expect, test } from "vitest";
import { sessionCookieName } from "../src/platform/http/session-cookie.ts";
import { makeMember } from "./actors.ts";
import { useTestApp } from "./harness.ts";
import { toRouteName, toSampleUrl } from "./routes.ts";
import { startServer } from "./servers.ts";

const app = useTestApp();

const validatorWords =
  /Invalid (input|string|option|value:|key in|element)|Unrecognized key|Too (small|big)|expected \w+, received/;

/** Wrong in every way: nothing, unknown names, and values of another type. */
const bodies = [{}, { unheardOf: 1 }, [], "text", null];

test("no answer of any call repeats the words of the validator", { timeout: 120_000 }, async () => {
  const { call: send } = await startServer(app, {
    resolveActor: async () => makeMember({ adminStatus: "Admin" }),
  });
  const as = { cookie: `${sessionCookieName}=anything` };
  const offendingCalls: string[] = [];
  let refused = 0;
  for (const { call } of app.services.routes)
    for (const body of call.body ? bodies : [undefined]) {
      const url = `${toSampleUrl(call)}?unheardOf=1&limit=many`;
      const response = await send(call.method, url, {
        as,
        ...(body !== undefined && { body: body as object }),
      });
      if (response.statusCode === 400) refused += 1;
      if (validatorWords.test(response.body))
        offendingCalls.push(`${toRouteName(call)}: ${response.body}`);
    }
  expect(refused).toBeGreaterThan(200);
  expect(offendingCalls).toEqual([]);
});

test("a refused field says what to do", async () => {
  const body = { name: 5, message: "", extra: true };
  const response = await app.call("POST", "/app/enquiries", { body });
  expect(response.json().fields).toMatchObject({
    name: "Please enter text.",
    email: "Please fill this in.",
    body: 'We don\'t know "extra".',
  });
});
