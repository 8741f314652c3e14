import { expect, test } from "vitest";
import { formatAbn, isAbn, toAbnDigits } from "./abn.ts";

test.each([
  // The tax office's own.
  ["51824753556", true],
  ["51824753557", false],
  ["15824753556", false],
  ["5182475355", false],
  ["01824753556", false],
  ["5182475355a", false],
])("X-40 %s is an ABN: %s", (digits, is) => expect(isAbn(digits)).toBe(is));

test("an ABN is typed and shown in groups", () => {
  expect(toAbnDigits(" 51 824 753 556 ")).toBe("51824753556");
  expect(formatAbn("51824753556")).toBe("51 824 753 556");
});
