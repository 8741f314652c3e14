/** What a ticket says: where to send the file, with which fields before it. */
export interface PostForm {
  url: string;
  fields: Record<string, string>;
}

/** Uploads a file as a browser does: the fields of the ticket, then the file. */
export async function postForm({ url, fields }: PostForm, bytes: Buffer): Promise<number> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append("file", new Blob([new Uint8Array(bytes)]), "file");
  return (await fetch(url, { method: "POST", body: form })).status;
}
