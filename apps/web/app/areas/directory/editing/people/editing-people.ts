import type { EditorList } from "@boab/contracts/directory/editors";
import { type AskApi, askApi } from "#lib/browser-api.ts";
import { ApiError } from "#lib/errors.ts";

/** Who looks after a listing besides its owner: reading, inviting, withdrawing, removing. */
export const editingPeople = (businessId: string, ask: AskApi = askApi) => {
  const path = `/dir/business/${businessId}`;
  return {
    list: () => ask<EditorList>({ method: "GET", path: `${path}/editors` }),
    invite: (inviteEmail: string) =>
      ask<EditorList>({ method: "POST", path: `${path}/editors`, body: { inviteEmail } }),
    withdraw: (invitationId: string) =>
      ask<void>({ method: "DELETE", path: `${path}/invitations/${invitationId}` }),
    remove: (userId: string) => ask<void>({ method: "DELETE", path: `${path}/editors/${userId}` }),
  };
};

export const sentenceFor = (error: unknown, field?: string): string => {
  if (!(error instanceof ApiError)) throw error;
  return (field && error.fields[field]) || error.sentence;
};
