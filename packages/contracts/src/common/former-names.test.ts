import { expect, test } from "vitest";
import { z } from "zod";
import {
  addFormerName,
  extendWithFormerName,
  formerFields,
  readFormerNames,
} from "./former-names.ts";

const [former] = formerFields.netCents;

test("an answer carries both names, and its schema knows both", () => {
  const Sum = z.strictObject(extendWithFormerName({ netCents: z.int() }, formerFields.netCents));
  const answer = addFormerName({ netCents: 5 }, formerFields.netCents);
  expect(answer).toEqual({ netCents: 5, [former]: 5 });
  expect(Sum.parse(answer)).toEqual(answer);
  expect(Sum.parse({ netCents: 5 })).toEqual({ netCents: 5 });
  expect(Sum.safeParse({ [former]: 5 }).success).toBe(false);
});

test("what was written under a former name is read by the new one", () => {
  const names = [formerFields.netCents];
  expect(readFormerNames({ [former]: 5, other: 1 }, names)).toEqual({ netCents: 5, other: 1 });
  expect(readFormerNames({ netCents: 5 }, names)).toEqual({ netCents: 5 });
  expect(readFormerNames(null, names)).toBe(null);
});
