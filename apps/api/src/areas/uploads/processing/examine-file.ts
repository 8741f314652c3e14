import type { PurposeRule } from "../files/purpose.rules.ts";
import { inspectDocument } from "./inspect-document.ts";
import { type Refused, refused } from "./refusal.rules.ts";
import type { RenderedFile } from "./render.ts";
import { renderImages } from "./render-images.ts";
import { sniffType } from "./sniff-type.ts";

/** Opens a file and returns what to store of it, or why it is refused. */
export type ExamineFile = (
  bytes: Buffer,
  declaredType: string,
  rule: PurposeRule,
) => Promise<RenderedFile[] | Refused>;

/** Parses untrusted bytes, so the worker calls it only through `examineApart`. */
export const examineFile: ExamineFile = async (bytes, declaredType, rule) => {
  const type = await sniffType(bytes);
  if (type?.includes("macroenabled")) return refused("macros");
  if (type !== declaredType || !rule.acceptedTypes.includes(type)) return refused("wrongType");
  if (rule.kind === "image") return renderImages(bytes, rule.renditions);
  const refusal = await inspectDocument(bytes, type);
  return refusal ? refused(refusal) : [{ label: "document", contentType: type, bytes }];
};
