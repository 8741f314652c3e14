import type { FieldPath, JsonSchema } from "../../../apps/api/test/string-fields.ts";
import type { makeRandom } from "./random.ts";

type Random = ReturnType<typeof makeRandom>;
type Schema = JsonSchema & {
  minimum?: number;
  maximum?: number;
  pattern?: string;
  minLength?: number;
  required?: string[];
};

/** Texts that something between a socket and PostgreSQL reads differently from something else. */
const oddTexts = [
  "",
  " ",
  "\0",
  "a\0b",
  "\ud800",
  "\udfff\ud800",
  "\ufeff",
  "\u202e",
  "\u2028",
  "\r\nX-Injected: 1",
  "../../etc/passwd",
  "%00",
  "%zz",
  "' or 1=1 --",
  "'; select pg_sleep(9); --",
  "\\",
  "{{7*7}}",
  "__proto__",
  "constructor",
  "NaN",
  "1e309",
  "-0",
  "9007199254740993",
  "2026-02-30",
  "0000-00-00T00:00:00.000Z",
  "275760-09-13T00:00:00.001Z",
  "12:60",
  "00000000-0000-0000-0000-000000000000",
  "https://[::1]:1/",
  "🙂".repeat(60),
  "e\u0301".repeat(200),
  "a".repeat(5_000),
];

const oddValues: unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  0.5,
  1e21,
  -1e308,
  2 ** 53,
  2_147_483_648,
  -2_147_483_649,
  [],
  {},
  [[]],
  [null],
  { a: 1 },
  { __proto__: null },
  { $ref: "#" },
  { length: -1 },
  ["a", "b"],
];

/** Texts that some rule accepts; a field gets one that its pattern lets through. */
const validTexts = [
  "2026-11-20",
  "09:00",
  "a@b.example",
  "0390000000",
  "12",
  "1",
  "3011",
  "VIC",
  "aud",
  "https://boab.example/a",
  "Selam kitchen",
  "SKU-D0000000",
  "selam.kitchen",
  "2026-11",
  "2026-11-20T01:00:00.000Z",
  "5a1e0000-0000-4000-8000-000000000200",
  "51824753556",
];

export interface Fuzzer {
  /** Everything may be wrong. */
  value(schema: JsonSchema): unknown;
  text(schema: JsonSchema): string;
  /** As right as can be guessed from the contract, but for one odd text. */
  makeValueWithOddText(schema: JsonSchema): unknown;
  /** The same with this text at this place, and with everything that may be left out. */
  makeValueWithText(schema: JsonSchema, place: FieldPath, text: string): unknown;
}

/** The ids exist, so that a request gets further than "not found". */
export function makeFuzzer(random: Random, knownIds: readonly string[]): Fuzzer {
  const pickOne = <Item>(items: readonly Item[]): Item =>
    items[random.between(0, items.length - 1)] as Item;
  /** How often something is odd, in percent. */
  let oddPercent = 20;
  /** How often there is what may be left out, in percent. */
  let optionalPercent = 50;
  const rollPercent = (percent: number) => random.between(1, 100) <= percent;

  function pickFittingText({ pattern, maxLength = 200, minLength = 0 }: Schema): string {
    const rule = pattern === undefined ? undefined : new RegExp(pattern, "u");
    const texts = [...validTexts, ...knownIds].filter(
      (text) => text.length <= maxLength && text.length >= minLength && (rule?.test(text) ?? true),
    );
    return texts.length > 0
      ? pickOne(texts)
      : "a".repeat(Math.min(Math.max(minLength, 3), maxLength));
  }

  function text(schema: Schema): string {
    if (rollPercent(oddPercent)) return pickOne(oddTexts);
    if (schema.format === "date-time") return "2026-11-20T01:00:00.000Z";
    if (schema.format === "uuid") return "5a1e0000-0000-4000-8000-000000000200";
    return rollPercent(oddPercent)
      ? "x".repeat(Math.min(schema.maxLength ?? 40, 200))
      : pickFittingText(schema);
  }

  function number({ minimum = 0, maximum = 100_000 }: Schema): number {
    if (rollPercent(oddPercent))
      return pickOne([0, -1, 1.5, 1e15, 2 ** 31, minimum - 1, maximum + 1]);
    return random.between(Math.max(minimum, -1e6), Math.min(maximum, 1e6));
  }

  function value(schema: Schema): unknown {
    if (rollPercent(oddPercent / 3)) return pickOne(oddValues);
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return rollPercent(oddPercent / 2) ? text(schema) : pickOne(schema.enum);
    if (schema.anyOf) return value(pickOne(schema.anyOf));
    if (schema.type === "object" || schema.properties) return object(schema);
    if (schema.type === "array" || schema.items || schema.prefixItems) return list(schema);
    if (schema.type === "integer" || schema.type === "number") return number(schema);
    if (schema.type === "boolean") return rollPercent(50);
    if (schema.type === "null") return null;
    return text(schema);
  }

  function object({ properties = {}, required = [], additionalProperties }: Schema) {
    const given: [string, unknown][] = [];
    for (const [key, schema] of Object.entries(properties))
      if (required.includes(key) ? !rollPercent(oddPercent / 4) : rollPercent(optionalPercent))
        given.push([key, value(schema)]);
    if (typeof additionalProperties === "object")
      given.push([text({ maxLength: 20 }), value(additionalProperties)]);
    if (rollPercent(oddPercent / 4))
      given.push([pickOne(["__proto__", "constructor", "id", "role", "extra"]), 1]);
    return Object.fromEntries(given);
  }

  function list({ items, prefixItems }: Schema): unknown[] {
    if (prefixItems) return prefixItems.map((one) => value(one));
    const maxLength = rollPercent(oddPercent / 10) ? 200 : 3;
    return Array.from({ length: random.between(0, maxLength) }, () => value(items ?? {}));
  }

  function makeValueWithOddText(schema: Schema): unknown {
    oddPercent = 0;
    const wrappedValue = { whole: value(schema) };
    oddPercent = 20;
    const places = listTextSetters(wrappedValue);
    if (places.length > 0) pickOne(places)(pickOne(oddTexts));
    return wrappedValue.whole;
  }

  function makeValueWithText(schema: Schema, place: FieldPath, text: string): unknown {
    [oddPercent, optionalPercent] = [0, 100];
    const generatedValue = value(schema);
    [oddPercent, optionalPercent] = [20, 50];
    return setTextAtPath(generatedValue, place, text);
  }

  return {
    value,
    text,
    makeValueWithOddText: makeValueWithOddText,
    makeValueWithText: makeValueWithText,
  };
}

/** A value with a text at a place, which is made where it is missing. */
function setTextAtPath(value: unknown, [first, ...rest]: FieldPath, text: string): unknown {
  if (first === undefined) return text;
  const inner = Object(value) as Record<string, unknown>;
  if (typeof first === "string")
    return { ...inner, [first]: setTextAtPath(inner[first], rest, text) };
  const [item, ...others] = Array.isArray(value) ? value : [];
  return [setTextAtPath(item, rest, text), ...others];
}

/** A setter for every text in a value. */
function listTextSetters(holder: object): ((text: string) => void)[] {
  return Object.entries(holder).flatMap(([key, inner]) => {
    if (typeof inner === "string") return [(text: string) => Reflect.set(holder, key, text)];
    return typeof inner === "object" && inner !== null ? listTextSetters(inner) : [];
  });
}

/** Types a body may claim to have. What is no JSON must be refused, whatever it is called. */
export const contentTypes = [
  "application/json",
  "application/json; charset=utf-8",
  "application/json; charset=utf-16",
  "application/json;charset=",
  "application/json; boundary=x",
  "APPLICATION/JSON",
  "application/ json",
  "application/json,text/plain",
  "application/json\t",
  "application/problem+json",
  "application/vnd.api+json",
  "application/x-json",
  "application/x-www-form-urlencoded",
  "application/x-www-form-urlencoded; charset=utf-8",
  "application/xml",
  "application/octet-stream",
  "application/javascript",
  "application/graphql",
  "application/x-ndjson",
  "multipart/form-data",
  "multipart/form-data; boundary=",
  "multipart/form-data; boundary=----x",
  "multipart/mixed; boundary=x",
  "text/plain",
  "text/plain; charset=utf-8",
  "text/html",
  "text/json",
  "image/png",
  "*/*",
  "",
];

/** Bodies that are no value of any contract. */
export const makeBrokenBodies = (random: Random): Buffer[] => [
  Buffer.from(Array.from({ length: random.between(1, 400) }, () => random.between(0, 255))),
  Buffer.from("[".repeat(10_000) + "]".repeat(10_000)),
  Buffer.from(`${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}`),
  Buffer.from('{"name":"\\u0000","email":"\\ud800"}'),
  Buffer.from('{"a":1,"a":2,"__proto__":{"isAdmin":true}}'),
  Buffer.from('{"a":1e999}'),
  Buffer.from("{'a':1}"),
  Buffer.from("\ufeff{}"),
  Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  Buffer.from("null"),
  Buffer.from("0"),
  Buffer.from('"text"'),
  Buffer.from(""),
];
