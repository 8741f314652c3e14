import { breakSource } from "./break-source.ts";

// For the drills `dst-table` and `clock-and-tz`: clocks never change, and what the server's own clock shows is believed.
breakSource([
  [
    "slots/zone.rules.ts",
    "const after = getOffsetMs(shown + dayMs, timeZone);",
    "const after = before;",
  ],
  ["slots/zone.rules.ts", "twoDigits(shown.getUTCHours())", "twoDigits(shown.getHours())"],
]);
