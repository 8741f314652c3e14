import type { ExaminationOutcome, FileToExamine } from "./examine-apart.ts";
import { examineFile } from "./examine-file.ts";
import { peakMegabytes } from "./peak-memory.ts";

/** Examines one file for its parent process and exits. */
process.once("message", async ({ bytes, declaredType, rule }: FileToExamine) => {
  const result = await examineFile(bytes, declaredType, rule);
  const outcome: ExaminationOutcome = { result, peakMegabytes: peakMegabytes() };
  process.send?.(outcome, () => process.disconnect());
});
