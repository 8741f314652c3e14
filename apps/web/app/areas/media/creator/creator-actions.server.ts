import { createMediaAccount, updateMediaAccount } from "@boab/contracts/media/accounts";
import type { ApiClient } from "#lib/api/api.server.ts";

type Values = Record<string, string>;

const wordsIn = ({ name, description = "", website }: Values) => ({
  ...(name !== undefined && { name }),
  description,
  link: { website: website ?? null },
});

export const createPage = (client: ApiClient, values: Values) =>
  client.call(createMediaAccount, { body: wordsIn(values) });

export const savePage = (client: ApiClient, values: Values) =>
  client.call(updateMediaAccount, { body: wordsIn(values) });

/** Without an upload the picture is removed. */
export function savePicture(client: ApiClient, { which, uploadId }: Values) {
  const id = uploadId ?? null;
  return client.call(updateMediaAccount, {
    body: which === "header" ? { headerUploadId: id } : { profileUploadId: id },
  });
}
