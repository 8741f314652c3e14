import { expect, test } from "vitest";
import { chooseTeammate } from "./choose-teammate.ts";

const ada = { key: "TEAM-AAAAAAAA", name: "Ada", serviceIds: ["braids"] };
const bintu = { key: "TEAM-BBBBBBBB", name: "Bintu", serviceIds: null };
const team = [ada, bintu];

test("those who do the service can be chosen, and before a service everybody", () => {
  expect(chooseTeammate(team, { id: "trim" }, null)).toEqual({
    team: [bintu],
    teammate: null,
    isTeammateGone: false,
  });
  expect(chooseTeammate(team, null, ada.key)).toEqual({
    team,
    teammate: ada,
    isTeammateGone: false,
  });
});

test.each([
  ["somebody who doesn't do it", ada.key],
  ["somebody who is no longer named", "TEAM-CCCCCCCC"],
  ["nobody's key", "anything"],
])("%s leaves the times of anyone, and the page says so", (_who, key) => {
  expect(chooseTeammate(team, { id: "trim" }, key)).toMatchObject({
    teammate: null,
    isTeammateGone: true,
  });
});
