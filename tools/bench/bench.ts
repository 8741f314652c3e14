import { parseArgs } from "node:util";
import { areas } from "./areas.ts";
import { measureSize } from "./measure.ts";
import type { Report } from "./report/figures.ts";
import { judge } from "./report/targets.ts";
import { writeReport } from "./report/write.ts";
import { readSizes } from "./sizes.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sizes: { type: "string", default: "10k,100k,1m" },
    seconds: { type: "string", default: "5" },
    /** Prints the results without changing the document. */
    dry: { type: "boolean", default: false },
  },
});

const area = areas.find(({ name }) => name === positionals[0]);
if (!area)
  throw new Error(`npm run bench <area>, where an area is ${areas.map(({ name }) => name)}`);
const seconds = Number(values.seconds);
if (!(Number.isInteger(seconds) && seconds > 0))
  throw new Error("--seconds takes a whole number above 0");

const reports: Report[] = [];
for (const size of readSizes(values.sizes)) {
  console.log(`\n${size}`);
  reports.push({ size, outcomes: await measureSize(area, size, seconds) });
}
if (!values.dry) writeReport(area, reports, seconds);

console.log("");
const verdicts = judge(area, reports);
for (const { promise, figure, holds } of verdicts)
  console.log(`${holds ? "ok  " : "MISS"} ${promise}: ${figure}`);
const missedCount = verdicts.filter(({ holds }) => !holds).length;
console.log(`${verdicts.length - missedCount} met, ${missedCount} missed`);
