import { fileTypeFromBuffer } from "file-type";

/** An OLE file with a stream of this name is a Word document. */
const wordStreamName = Buffer.from("WordDocument", "utf16le");

/** The type of a file by its bytes, whatever it is called. */
export async function sniffType(bytes: Buffer): Promise<string | undefined> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (found?.mime === "application/x-cfb")
    return bytes.includes(wordStreamName) ? "application/msword" : found.mime;
  return found?.mime;
}
