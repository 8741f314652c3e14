import { docxType } from "@boab/contracts/uploads/limits";

const mimeTypes: Record<string, string> = {
  pdf: "application/pdf",
  doc: "application/msword",
  docx: docxType,
};

/** Browsers on computers without Word don't know the type of its files, so we use the extension. */
export function withDocumentType(file: File): File {
  const extension = /\.([a-z]{1,5})$/i.exec(file.name)?.[1]?.toLowerCase() ?? "";
  const type = mimeTypes[extension];
  return type === undefined || file.type === type ? file : new File([file], file.name, { type });
}

/** `.pdf, .doc or .docx, up to 5 MB` */
export const documentHint = ".pdf, .doc or .docx, up to 5 MB";
export const acceptedDocuments = ".pdf,.doc,.docx";
