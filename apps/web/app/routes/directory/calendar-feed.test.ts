import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { config } from "#lib/http/config.server.ts";
import { loader } from "./calendar-feed.ts";

const sent: { address: string; origin: string | null; cookie: string | null; body: unknown }[] = [];
let answer: () => Response;

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal("fetch", async (address: URL, init: RequestInit) => {
    const headers = new Headers(init.headers);
    const [origin, cookie] = [headers.get("origin"), headers.get("cookie")];
    sent.push({ address: address.pathname, origin, cookie, body: JSON.parse(String(init.body)) });
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

const token = "8fK2vT0mZq7xR4aaaaaaaaaa";

const open = (file: string) => {
  const headers = { cookie: "session=1" };
  const request = new Request(`https://boab.example/calendar/${file}`, { headers });
  return loader({ request, params: { file } } as Parameters<typeof loader>[0]);
};

test("a private link is a calendar that nobody caches", async () => {
  answer = () => Response.json({ calendar: "BEGIN:VCALENDAR" });
  const response = await open(`${token}.ics`);
  expect(await response.text()).toBe("BEGIN:VCALENDAR");
  expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  // A calendar app names no origin and has no session, so our own page asks, for nobody in particular.
  expect(sent).toEqual([
    {
      address: "/dir/calendar-feeds",
      body: { token },
      origin: config.publicOrigin,
      cookie: null,
    },
  ]);
});

test("one that was stopped is gone, and what is no link isn't asked about", async () => {
  answer = () =>
    Response.json({ error: "Gone.", code: "not_found", requestId: "1" }, { status: 404 });
  expect((await open(`${token}.ics`)).status).toBe(404);
  sent.length = 0;
  for (const file of [token, "short.ics", "../../etc.ics"])
    expect((await open(file)).status).toBe(404);
  expect(sent).toEqual([]);
});
