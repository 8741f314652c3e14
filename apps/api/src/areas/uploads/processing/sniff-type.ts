import { fileTypeFromBuffer } from "file-type";

/** The name of the stream that makes an OLE file a Word document. */
const wordStream = Buffer.from("WordDocument", "utf16le");

/** The type of a file by its bytes, whatever it is called. */
export async function sniffType(bytes: Buffer): Promise<string | undefined> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (found?.mime === "application/x-cfb")
    return bytes.includes(wordStream) ? "application/msword" : found.mime;
  return found?.mime;
}
