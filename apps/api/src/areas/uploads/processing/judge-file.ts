import type { PurposeRule } from "../tickets/purpose.rules.ts";
import { inspectDocument } from "./inspect-document.ts";
import { type Refused, refused } from "./refusal.rules.ts";
import type { Render, RenderedFile } from "./render.ts";
import type { Scan } from "./scan.ts";
import { sniffType } from "./sniff-type.ts";

/** What to keep of an uploaded file, or why it is refused. */
export async function judgeFile(
  bytes: Buffer,
  declaredType: string,
  rule: PurposeRule,
  { scan, render }: { scan: Scan; render: Render },
): Promise<RenderedFile[] | Refused> {
  if (bytes.length === 0) return refused("missing");
  if (bytes.length > rule.maxBytes) return refused("tooLarge");
  if (await scan(bytes)) return refused("virus");
  const type = await sniffType(bytes);
  if (type?.includes("macroenabled")) return refused("macros");
  if (type !== declaredType || !rule.acceptedTypes.includes(type)) return refused("wrongType");
  if (rule.kind === "image") return render(bytes, rule.renditions);
  const refusal = await inspectDocument(bytes, type, scan);
  return refusal ? refused(refusal) : [{ label: "document", contentType: type, bytes }];
}
