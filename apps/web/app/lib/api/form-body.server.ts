import type { Call, CallInput } from "@boab/contracts/common/call";
import { z } from "zod";

type Values = Record<string, string>;
type Body<C extends Call> = CallInput<C>["body"];

/**
 * The body of a call from the posted fields of the same names, by the contract's schema. A nested field is posted as
 * `recipient.name`. `known` are fields that the form doesn't have, or has under another name.
 *
 * This only reads: spaces around a text are dropped, a required text that is missing becomes "" and an invalid number
 * stays as it was typed. The API decides, and its response can say what is wrong. An optional text that was emptied is
 * left out; a form that removes what was saved passes it in `known`.
 */
export function parseFormBody<C extends Call>(
  call: C,
  values: Values,
  extraFields: Partial<Body<C>> = {},
): Body<C> {
  const schema = call.body;
  if (!(schema instanceof z.ZodObject)) throw new Error(`${call.path} doesn't take an object.`);
  return { ...readObject(schema, values, ""), ...extraFields } as Body<C>;
}

function readObject(schema: z.ZodObject, values: Values, prefix: string): Record<string, unknown> {
  const fields = Object.entries(schema.shape).map(([name, field]) => [
    name,
    readField(field, values, `${prefix}${name}`),
  ]);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

function readField(schema: unknown, values: Values, name: string): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return isPosted(values, name) ? readField(schema.unwrap(), values, name) : undefined;
  if (schema instanceof z.ZodNullable)
    return isPosted(values, name) ? readField(schema.unwrap(), values, name) : null;
  if (schema instanceof z.ZodPipe) return readField(schema.in, values, name);
  if (schema instanceof z.ZodObject) return readObject(schema, values, `${name}.`);
  if (schema instanceof z.ZodBoolean) return values[name] === "yes" || values[name] === "on";
  if (schema instanceof z.ZodNumber) return readNumber(values[name]);
  if (schema instanceof z.ZodUnion) return readField(schema.options[0], values, name);
  // A list has no common spelling in a form, so the caller reads it.
  if (schema instanceof z.ZodArray) return undefined;
  return values[name]?.trim() ?? "";
}

function isPosted(values: Values, name: string): boolean {
  return name in values || Object.keys(values).some((key) => key.startsWith(`${name}.`));
}

function readNumber(typed: string | undefined): number | string | undefined {
  const number = Number(typed);
  return Number.isNaN(number) ? typed : number;
}
