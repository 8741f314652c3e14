import type { PurposeRule } from "../files/purpose.rules.ts";
import type { ExamineFile } from "./examine-file.ts";
import { type Refused, refused } from "./refusal.rules.ts";
import type { RenderedFile } from "./render.ts";
import type { Scan } from "./scan.ts";

/** Returns what to store of an uploaded file, or why it is refused. Its length is checked before it is parsed. */
export async function judgeFile(
  bytes: Buffer,
  declaredType: string,
  rule: PurposeRule,
  { scan, examine }: { scan: Scan; examine: ExamineFile },
): Promise<RenderedFile[] | Refused> {
  if (bytes.length === 0) return refused("missing");
  if (bytes.length > rule.maxBytes) return refused("tooLarge");
  if (await scan(bytes)) return refused("virus");
  return examine(bytes, declaredType, rule);
}
