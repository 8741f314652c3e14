import type { Call } from "@boab/contracts/common/call";
import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { anyone } from "#platform/http/access.ts";
import { makeListing, roseStreetAddress, signInOwner } from "./factories/listings.ts";
import { type SignedIn, useTestApp } from "./harness.ts";
import { listSpellings } from "./odd-spellings.ts";
import { toRouteName, toSampleUrl } from "./routes.ts";

const app = useTestApp();
let people: SignedIn[];
let listing: { id: string; slug: string };

beforeAll(async () => {
  const owner = await signInOwner(app, "Pro");
  listing = await makeListing(app, owner);
  await makeListing(app, owner, {}, roseStreetAddress);
  people = [owner, await app.signIn({ adminStatus: "Admin" })];
});

const listReadRoutes = () => app.services.routes.filter(({ call }) => call.method === "GET");

/** Values that mean something to a parameter, as far as its contract names any. */
function listSampleValues(schema: z.ZodType): string[] {
  const described = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  const { enum: options, const: constValue } = described as { enum?: string[]; const?: string };
  return options?.slice(-2) ?? [constValue ?? "1"];
}

function listQueries({ query }: Call): string[] {
  const shape = query instanceof z.ZodObject ? query.shape : {};
  return Object.entries(shape).flatMap(([name, schema]) =>
    listSampleValues(schema as z.ZodType).flatMap((value) => listSpellings(name, value)),
  );
}

const listPaths = (call: Call): string[] =>
  call.path.startsWith("/dir/business/:id") || call.path.startsWith("/dir/slug/")
    ? [listing.id, listing.slug].map((key) => call.path.replace(/:\w+/, key))
    : [toSampleUrl(call)];

describe("a response to somebody with a session is never shared", () => {
  test("whatever the query says and however it is spelt", async () => {
    const urls = listReadRoutes().flatMap(({ call, options }) =>
      listPaths(call).flatMap((path) => [
        path,
        // Only a route that is open to visitors could ever be shared, so only there the spelling matters.
        ...(options.access === anyone ? listQueries(call).map((query) => `${path}?${query}`) : []),
      ]),
    );
    const ask = async (url: string, index: number) => {
      const as = people[index % people.length];
      const response = await app.call("GET", url, as && { as });
      const cache = response.headers["cache-control"];
      expect(cache, `GET ${url} ${response.statusCode}`).toBe("private, no-store");
    };
    for (let from = 0; from < urls.length; from += 20)
      await Promise.all(urls.slice(from, from + 20).map(ask));
    expect(urls.length).toBeGreaterThan(300);
  }, 120_000);

  test("and what a visitor gets from a shared cache contains nothing hidden", async () => {
    const call = listReadRoutes().find(
      ({ call }) => toRouteName(call) === "GET /dir/business",
    )?.call;
    if (!call) throw new Error("no list of listings");
    for (const query of listQueries(call)) {
      const response = await app.call("GET", `/dir/business?${query}`);
      if (!String(response.headers["cache-control"]).startsWith("public")) continue;
      for (const card of response.json().data) expect(card, query).toMatchObject({ isLive: true });
    }
  }, 60_000);
});
