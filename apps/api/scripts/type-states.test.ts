import { describe, expect, test } from "vitest";
import { parseAllowedValues } from "./type-states.ts";

describe("the values that a CHECK constraint lists", () => {
  test.each([
    ["CHECK ((state = ANY (ARRAY['open'::text, 'paid'::text])))", ["open", "paid"]],
    ["CHECK ((\"state\" = ANY (ARRAY['open'::text])))", ["open"]],
    ["CHECK ((state = 'open'::text))", ["open"]],
    ["CHECK ((state <@ ARRAY['open'::text, 'paid'::text]))", ["open", "paid"]],
    [
      "CHECK (((state IS NULL) OR (state = ANY (ARRAY['to send'::text, 'sent'::text]))))",
      ["to send", "sent"],
    ],
    ["CHECK (((state IS NULL) OR (state = 'open'::text)))", ["open"]],
    [
      "CHECK ((state = ANY (ARRAY['owner''s'::text, 'a, b'::text, ''::text])))",
      ["owner's", "a, b", ""],
    ],
  ])("are read from %s", (definition, values) => {
    expect(parseAllowedValues("state", definition)).toEqual(values);
  });

  test.each([
    "CHECK ((state <> ALL (ARRAY['feed'::text, 'authors'::text])))",
    "CHECK ((state = ANY (ARRAY['open'::text, 'paid'::text]))) NOT VALID",
    "CHECK (((state = ANY (ARRAY['open'::text, 'paid'::text])) AND (char_length(state) < 5)))",
    "CHECK (((state = ANY (ARRAY['open'::text, 'paid'::text])) = (paid_at IS NOT NULL)))",
    "CHECK (((state = 'open'::text) OR (state ~ '^x'::text)))",
    "CHECK (((paid_at IS NULL) OR (state = 'paid'::text)))",
    "CHECK (((state IS NOT NULL) AND (state = 'paid'::text)))",
    "CHECK ((other_state = ANY (ARRAY['open'::text, 'paid'::text])))",
    "CHECK (((state)::text = ANY ((ARRAY['YES'::character varying, 'NO'::character varying])::text[])))",
    "CHECK ((state = ANY (ARRAY[1, 2])))",
    "CHECK ((state = E'a\\\\b'::text))",
  ])("are not read from %s", (definition) => {
    expect(parseAllowedValues("state", definition)).toBeUndefined();
  });
});
