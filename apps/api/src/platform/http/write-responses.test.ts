import { describe, expect, test } from "vitest";
import { z } from "zod";
import { useTestApp } from "#test/harness.ts";
import { getWriter } from "./response-writer.ts";
import { writeResponses } from "./write-responses.ts";

const app = useTestApp();

const write = (schema: z.ZodType, response: unknown, isChecked: boolean) =>
  writeResponses({ isChecked })({ schema, method: "GET", url: "/somewhere" } as never)(response);

const plainShopSchema = z.strictObject({
  name: z.string(),
  price: z.number().nullable(),
  logo: z.strictObject({ src: z.string() }).nullable(),
  tags: z.array(z.string()),
  note: z.string().optional(),
  hours: z.record(z.string(), z.array(z.int())),
  state: z.enum(["open", "closed"]).nullable(),
  position: z.tuple([z.number(), z.number()]),
  extra: z.unknown(),
});
/** With a part of several forms, which is parsed. */
const shopSchema = plainShopSchema.extend({
  owner: z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("person"), id: z.string() }),
    z.strictObject({ kind: z.literal("company"), abn: z.string().nullable() }),
  ]),
});

const values: z.infer<typeof shopSchema>[] = [
  {
    name: 'Mama "Adaeze"\u2028\n',
    price: 12.5,
    logo: { src: "a.png" },
    tags: ["suya", ""],
    note: "fresh",
    hours: { monday: [9, 17] },
    state: "open",
    owner: { kind: "person", id: "1" },
    position: [-37.8, 144.9],
    extra: { any: ["thing"] },
  },
  {
    name: "",
    price: null,
    logo: null,
    tags: [],
    hours: {},
    state: null,
    owner: { kind: "company", abn: null },
    position: [0, -1],
    extra: null,
  },
];

describe.each([true, false])("checked: %s", (isChecked) => {
  test.each(values)("writes what JSON would, for $name", ({ owner, ...value }) => {
    const toJson = (given: unknown) => JSON.parse(JSON.stringify(given));
    expect(JSON.parse(write(plainShopSchema, value, isChecked))).toEqual(toJson(value));
    const owned = { ...value, owner };
    expect(JSON.parse(write(shopSchema, owned, isChecked))).toEqual(toJson(owned));
  });

  test("fails when something required is missing", () => {
    const { name: _name, ...nameless } = values[0] ?? {};
    expect(() => write(shopSchema, nameless, isChecked)).toThrow("GET /somewhere");
  });

  test("writes a fraction where the contract has an integer as it is, never rounded", () => {
    expect(() => write(z.strictObject({ cents: z.int() }), { cents: 1.5 }, true)).toThrow();
    expect(write(z.strictObject({ cents: z.int() }), { cents: 1.5 }, false)).toBe('{"cents":1.5}');
  });
});

test("a field that the contract does not name never gets out, and is an error while it is checked", () => {
  const { owner: _owner, ...value } = values[0] ?? {};
  const valueWithEmail = { ...value, email: "ada@people.example" };
  expect(write(plainShopSchema, valueWithEmail, false)).not.toContain("ada@");
  expect(() => write(plainShopSchema, valueWithEmail, true)).toThrow("GET /somewhere");
});

test("nor does one inside a recursive value", () => {
  const comment = z.object({
    text: z.string(),
    get answers() {
      return z.array(comment);
    },
  });
  const leakingResponse = {
    text: "first",
    answers: [{ text: "second", answers: [], email: "ada@" }],
  };
  expect(write(comment, leakingResponse, false)).not.toContain("ada@");
});

test("every call's response can be written", () => {
  const calls = app.services.routes.map(({ call }) => call);
  expect(calls.length).toBeGreaterThan(100);
  for (const { response } of calls) expect(getWriter(response)).toBeTypeOf("function");
});
