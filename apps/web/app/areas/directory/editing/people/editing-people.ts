import type { EditorList } from "@boab/contracts/directory/editors";
import { type CallApi, callApi } from "#lib/api/browser-api.ts";
import { ApiError } from "#lib/api/errors.ts";

/** Who looks after a listing besides its owner: reading, inviting, withdrawing, removing. */
export const editingPeople = (businessId: string, send: CallApi = callApi) => {
  const path = `/dir/business/${businessId}`;
  return {
    list: () => send<EditorList>({ method: "GET", path: `${path}/editors` }),
    invite: (inviteEmail: string) =>
      send<EditorList>({ method: "POST", path: `${path}/editors`, body: { inviteEmail } }),
    withdraw: (invitationId: string) =>
      send<void>({ method: "DELETE", path: `${path}/invitations/${invitationId}` }),
    remove: (userId: string) => send<void>({ method: "DELETE", path: `${path}/editors/${userId}` }),
  };
};

export const sentenceFor = (error: unknown, field?: string): string => {
  if (!(error instanceof ApiError)) throw error;
  return (field && error.fields[field]) || error.sentence;
};
