import { createMediaAccount, updateMediaAccount } from "@boab/contracts/media/accounts";
import type { ApiClient } from "#lib/api/api.server.ts";

type FormValues = Record<string, string>;

const readCreatorDetails = ({ name, description = "", website }: FormValues) => ({
  ...(name !== undefined && { name }),
  description,
  link: { website: website ?? null },
});

export const createCreatorPage = (client: ApiClient, values: FormValues) =>
  client.call(createMediaAccount, { body: readCreatorDetails(values) });

export const saveCreatorPage = (client: ApiClient, values: FormValues) =>
  client.call(updateMediaAccount, { body: readCreatorDetails(values) });

/** Sets a picture of the creator page; without an upload the picture is removed. */
export function saveCreatorPicture(client: ApiClient, { which, uploadId }: FormValues) {
  const id = uploadId ?? null;
  return client.call(updateMediaAccount, {
    body: which === "header" ? { headerUploadId: id } : { profileUploadId: id },
  });
}
