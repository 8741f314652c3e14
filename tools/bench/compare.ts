import { areas } from "./areas.ts";
import { compareSize } from "./measure.ts";

// `npm run bench compare` notices when the API's responses have changed and the thin server's have not: measuring would
// then compare two different things, and refuse to.
let passed = 0;
let failed = 0;
for (const area of areas) {
  try {
    await compareSize(area, area.comparedSize ?? "10k");
    passed += 1;
    console.log(`ok   ${area.name}`);
  } catch (error) {
    failed += 1;
    console.log(`FAIL ${area.name}`);
    console.error(error);
  }
}
process.exitCode = failed > 0 ? 1 : 0;
console.log(`${passed} passed, ${failed} failed`);
