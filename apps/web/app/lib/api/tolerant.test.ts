import { expect, test } from "vitest";
import { z } from "zod";
import { toTolerantSchema } from "./tolerant.server.ts";

const Person = z.strictObject({ id: z.string(), name: z.string().nullable() });
const Account = z.strictObject({ ...Person.shape, email: z.string() });
const Kind = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("person"), person: Person }),
  z.strictObject({ kind: z.literal("nobody") }),
]);
interface Thread {
  text: string;
  replies: Thread[];
}
const Thread: z.ZodType<Thread> = z.lazy(() =>
  z.strictObject({ text: z.string(), replies: z.array(Thread) }),
);
const Page = z.strictObject({
  rows: z.array(Person.nullable()),
  byName: z.record(z.string(), Person).optional(),
  kind: Kind.optional(),
  who: z.union([z.string(), Account, Person]).optional(),
  pair: z.tuple([Person, z.number()]).optional(),
  thread: Thread.optional(),
  ids: z
    .array(Person)
    .transform((people) => people.map(({ id }) => id))
    .pipe(z.array(z.string()))
    .optional(),
});

const person = { id: "p1", name: null };
const account = { ...person, email: "ama@boab.example" };
const more = <Value extends object>(value: Value) => ({ ...value, newcomer: { any: 1 } });

test.each([
  ["the answer itself", more({ rows: [] }), { rows: [] }],
  ["a list", { rows: [null, more(person)] }, { rows: [null, person] }],
  ["a record", { rows: [], byName: { a: more(person) } }, { rows: [], byName: { a: person } }],
  ["a tuple", { rows: [], pair: [more(person), 1] }, { rows: [], pair: [person, 1] }],
  [
    "a discriminated shape",
    { rows: [], kind: more({ kind: "person", person: more(person) }) },
    { rows: [], kind: { kind: "person", person } },
  ],
  ["what is read further", { rows: [], ids: [more(person)] }, { rows: [], ids: ["p1"] }],
  [
    "a shape within itself",
    { rows: [], thread: { text: "a", replies: [more({ text: "b", replies: [] })] } },
    { rows: [], thread: { text: "a", replies: [{ text: "b", replies: [] }] } },
  ],
  ["the larger of two shapes", { rows: [], who: more(account) }, { rows: [], who: account }],
  ["the smaller of two shapes", { rows: [], who: more(person) }, { rows: [], who: person }],
])("a field more in %s is dropped and is no fault", (_where, body, read) => {
  expect(toTolerantSchema(Page).safeParse(body)).toEqual({ success: true, data: read });
});

test.each([
  ["is missing", { rows: [{ id: "p1" }] }],
  ["is wrong", { rows: [{ ...person, id: 7 }] }],
  ["is missing beside one more", more({ rows: [more({ id: "p1" })] })],
  ["is wrong in the larger of two shapes", { rows: [], who: { ...account, email: 7 } }],
])("a field that %s is a fault", (_what, body) => {
  expect(toTolerantSchema(Page).safeParse(body).success).toBe(false);
});
