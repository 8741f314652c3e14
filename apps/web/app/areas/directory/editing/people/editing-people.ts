import * as calls from "@boab/contracts/directory/calls.generated";
import type { MemberRight } from "@boab/contracts/directory/member-rights";
import { type BrowserApi, browserApi } from "#lib/api/browser-api.ts";
import { ApiError } from "#lib/api/errors.ts";

/** Calls to list, invite, change and remove the people who manage a listing besides its owner. */
export const createPeopleApi = (id: string, api: BrowserApi = browserApi) => ({
  list: () => api.call(calls.listEditors, { params: { id } }),
  invite: (inviteEmail: string, rights: MemberRight[]) =>
    api.call(calls.inviteEditor, { params: { id }, body: { inviteEmail, rights } }),
  changeRights: (editorId: string, rights: MemberRight[]) =>
    api.call(calls.changeRights, { params: { id, editorId }, body: { rights } }),
  withdraw: (invitationId: string) =>
    api.call(calls.withdrawInvitation, { params: { id, invitationId } }),
  remove: (editorId: string) => api.call(calls.removeEditor, { params: { id, editorId } }),
});

export const toErrorSentence = (error: unknown, field?: string): string => {
  if (!(error instanceof ApiError)) throw error;
  return (field && error.fields[field]) || error.sentence;
};
