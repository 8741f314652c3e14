import {
  acceptInvitation as acceptInvitationCall,
  changeRights as changeRightsCall,
  inviteEditor as inviteEditorCall,
  listEditors as listEditorsCall,
  readInvitation as readInvitationCall,
  removeEditor as removeEditorCall,
  withdrawInvitation as withdrawInvitationCall,
} from "@boab/contracts/directory/editors";
import { anyone, signedIn } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { DirectoryDeps } from "../deps.ts";
import { acceptInvitation } from "./accept-invitation.ts";
import { changeRights } from "./change-rights.ts";
import { inviteEditor } from "./invite-editor.ts";
import { listEditors } from "./list-editors.ts";
import { readInvitation } from "./read-invitation.ts";
import { removeEditor, withdrawInvitation } from "./remove-editor.ts";

export const editorRoutes = (deps: DirectoryDeps): Route[] => [
  route(listEditorsCall, { access: signedIn }, ({ member, params, origin }) =>
    listEditors(deps, member(), params.id, origin),
  ),
  route(
    inviteEditorCall,
    // Each invitation sends an unsolicited email.
    { access: signedIn, limit: { points: 20, seconds: 3600 } },
    ({ member, params, body, origin }) =>
      inviteEditor(
        deps,
        member(),
        params.id,
        { email: body.inviteEmail, rights: body.rights },
        origin,
      ),
  ),
  route(changeRightsCall, { access: signedIn }, ({ member, params, body, origin }) =>
    changeRights(
      deps,
      member(),
      params.id,
      { editorId: params.editorId, rights: body.rights },
      origin,
    ),
  ),
  route(removeEditorCall, { access: signedIn }, ({ member, params, origin }) =>
    removeEditor(deps, member(), params.id, params.editorId, origin),
  ),
  route(withdrawInvitationCall, { access: signedIn }, ({ member, params, origin }) =>
    withdrawInvitation(deps, member(), params.id, params.invitationId, origin),
  ),
  route(readInvitationCall, { access: anyone, limit: { points: 60, seconds: 3600 } }, ({ body }) =>
    readInvitation(deps, body.token),
  ),
  route(
    acceptInvitationCall,
    { access: signedIn, limit: { points: 30, seconds: 3600 } },
    ({ member, body, origin }) => acceptInvitation(deps, member(), body.token, origin),
  ),
];
