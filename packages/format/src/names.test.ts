import { expect, test } from "vitest";
import { getFirstName } from "./names.ts";

test.each([
  ["Nyakim Deng", "Nyakim"],
  ["Ọláníyì Adébáyọ̀ Okafor", "Ọláníyì"],
  ["Ṣadé  Ọlátúnjí", "Ṣadé"],
  [" Amara ", "Amara"],
  ["\t Amara Okafor", "Amara"],
  ["Amara", "Amara"],
  ["አበበ ቢቂላ", "አበበ"],
  ["محمد صلاح", "محمد"],
  ["王小明", "王小明"],
  ["王\u3000小明", "王"],
  ["", ""],
  ["   ", ""],
])("the first name of %j is %j", (fullName, first) => {
  expect(getFirstName(fullName)).toBe(first);
});
