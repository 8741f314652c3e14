import { expect, test } from "vitest";
import { describeTeammate } from "./booking-view.ts";

const ada = { id: "ada", name: "Ada" };
const bintu = { id: "bintu", name: "Bintu" };

test.each([
  [null, null, ""],
  [ada, null, "Ada"],
  [ada, ada, "Ada, asked for by name"],
  [bintu, ada, "Bintu, asked for Ada by name"],
])("%o with %o chosen is “%s”", (teammate, chosenTeammate, text) => {
  expect(describeTeammate({ teammate, chosenTeammate })).toBe(text);
});
