import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { describeApi } from "./describe-api.ts";
import { listOperations } from "./open-api-document.ts";

interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

/** The specification publishes these fields in dollars. Whatever else is money is in cents, and says so in its name. */
const dollarFields = [
  "GST",
  "amount",
  "card_fee",
  "disputed",
  "fee_given_back",
  "goods",
  "net_profit",
  "platform_fee",
  "previous_price",
  "price",
  "refunded",
  "shipping",
  "shippingCost",
  "total",
];

/** Numbers with decimals that aren't money. */
const otherDecimalFields = [
  "applicationFeePct",
  "cardRate",
  "ceilingRate",
  "distanceKm",
  "lat",
  "latitude",
  "level",
  "lon",
  "longitude",
  "maxRetainedRate",
  "mean",
  "platformRate",
  "rating",
  "slotLength",
  "value",
  "x",
  "y",
  "yearlyDiscount",
];

const exampleSettings = new URL("../../../../.env.example", import.meta.url);

const isType = ({ type }: Schema, name: string) => [type].flat().includes(name);

test("X-99 only the specified fields are in dollars, and every amount in cents is an integer", async () => {
  const { document } = await describeApi(parseEnv(readFileSync(exampleSettings, "utf8")));
  const schemas = document.components.schemas as Record<string, Schema>;
  const decimalFields = new Set<string>();
  const centsFields = new Set<string>();

  const collect = (schema: Schema, field: string): void => {
    if (isType(schema, "number")) decimalFields.add(field);
    if (isType(schema, "integer") && /cents$/i.test(field)) centsFields.add(field);
    const parts = [schema.anyOf, schema.oneOf, schema.allOf].flatMap((choices) => choices ?? []);
    for (const part of parts) collect(part, field);
    for (const [name, property] of Object.entries(schema.properties ?? {})) collect(property, name);
    if (schema.items) collect(schema.items, field);
    if (typeof schema.additionalProperties === "object")
      collect(schema.additionalProperties, field);
  };
  // A schema of a name is collected once; what refers to it adds nothing.
  for (const schema of Object.values(schemas)) collect(schema, "");
  for (const { operation } of listOperations(document))
    for (const message of [operation.requestBody, ...Object.values(operation.responses)])
      collect((message?.content?.["application/json"]?.schema ?? {}) as Schema, "");

  expect([...decimalFields].toSorted()).toEqual(
    [...dollarFields, ...otherDecimalFields].toSorted(),
  );
  expect(centsFields.size).toBeGreaterThan(20);
});
