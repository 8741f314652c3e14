import { docxType } from "@boab/contracts/uploads/limits";
import { buildKey, type Extension, type KeySource } from "./key.rules.ts";
import { purposeRules } from "./purpose.rules.ts";

export interface PlannedFile {
  key: string;
  label: string;
  contentType: string;
}

export const imageFormats = [
  { contentType: "image/webp", extension: "webp" },
  { contentType: "image/jpeg", extension: "jpg" },
] as const;

const documentExtensions: Record<string, Extension> = {
  "application/pdf": "pdf",
  "application/msword": "doc",
  [docxType]: "docx",
};

/** Every object to be made from a file: each rendition in each format, or the document itself. */
export function planFiles(source: KeySource, declaredType: string): PlannedFile[] {
  const rule = purposeRules[source.purpose];
  if (rule.kind === "image")
    return rule.renditions.flatMap(({ label }) =>
      imageFormats.map(({ contentType, extension }) => ({
        key: buildKey(source, label, extension),
        label,
        contentType,
      })),
    );
  const extension = documentExtensions[declaredType];
  if (!extension) throw new Error(`No extension for ${declaredType}`);
  return [
    { key: buildKey(source, "document", extension), label: "document", contentType: declaredType },
  ];
}
