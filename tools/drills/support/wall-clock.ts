import { breakSource } from "./break-source.ts";

// For the drills `dst-table` and `clock-and-tz`: clocks never change, and what the server's own clock shows is believed.
breakSource([
  [
    "slots/zone.rules.ts",
    "const offsetAfterMs = getOffsetMs(wallClockMs + dayMs, timeZone);",
    "const offsetAfterMs = offsetBeforeMs;",
  ],
  ["slots/zone.rules.ts", "padTwoDigits(shown.getUTCHours())", "padTwoDigits(shown.getHours())"],
]);
