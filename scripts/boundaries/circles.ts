import { join } from "node:path";
import { repositoryRoot } from "../lib/paths.ts";
import { findCircles } from "./find-circles.ts";

const { topics, areas } = findCircles(join(repositoryRoot, "apps/api/src/areas"));
for (const { names, imports } of [...topics.pairs, ...areas.pairs]) {
  console.log(names.join(" <-> "));
  for (const { from, to } of imports) console.log(`  ${from} -> ${to}`);
}
for (const group of [...topics.longer, ...areas.longer])
  console.log(`a circle of ${group.length}: ${group.join(", ")}`);

const circleCount = [topics.pairs, topics.longer, areas.pairs, areas.longer].flat().length;
console.log(`${circleCount} circles between topics or areas`);
if (circleCount > 0) {
  console.log("What two topics need belongs to one of them, or to a topic below both.");
  process.exitCode = 1;
}
