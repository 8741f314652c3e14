import {
  addPicture as addPictureCall,
  deleteDocument as deleteCall,
  listMyDocuments as listCall,
  listVersions as listVersionsCall,
  readDocument as readCall,
  readVersion as readVersionCall,
  restoreVersion as restoreCall,
  saveDocument as saveCall,
  submitDocument as submitCall,
  withdrawDocument as withdrawCall,
} from "@boab/contracts/magazine/documents";
import { bodyLimits } from "@boab/contracts/magazine/limits";
import { anyone, writerOrStaff } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { MagazineDeps } from "../deps.ts";
import { addPicture } from "./add-picture.ts";
import { deleteDocument } from "./delete-document.ts";
import { listMyDocuments } from "./list-documents.ts";
import { readDocument } from "./read-document.ts";
import { listDocumentVersions, readVersion } from "./read-versions.ts";
import { restoreVersion } from "./restore-version.ts";
import { saveDocument } from "./save-document.ts";
import { submitDocument, withdrawDocument } from "./submit-document.ts";

const access = writerOrStaff;
const hour = 3600;

export const documentRoutes = (deps: MagazineDeps): Route[] => [
  route(readCall, { access: anyone }, ({ actor, params, origin }) =>
    readDocument(deps, actor, params.docId, origin),
  ),
  route(saveCall, { access, bodyLimit: bodyLimits.bytes }, ({ member, params, body }) =>
    saveDocument(deps, member(), params.docId, body),
  ),
  route(listCall, { access }, ({ member, query }) => listMyDocuments(deps, member(), query)),
  route(deleteCall, { access }, ({ member, params }) =>
    deleteDocument(deps, member(), params.docId),
  ),
  route(listVersionsCall, { access }, ({ member, params }) =>
    listDocumentVersions(deps, member(), params.docId),
  ),
  route(readVersionCall, { access }, ({ member, params }) => readVersion(deps, member(), params)),
  route(restoreCall, { access }, ({ member, params, body }) =>
    restoreVersion(deps, member(), params.docId, body),
  ),
  route(submitCall, { access, limit: { points: 30, seconds: hour } }, ({ member, params, body }) =>
    submitDocument(deps, member(), params.docId, body.revision),
  ),
  route(withdrawCall, { access }, ({ member, params }) =>
    withdrawDocument(deps, member(), params.docId),
  ),
  route(addPictureCall, { access }, ({ member, params, body }) =>
    addPicture(deps, member(), params.docId, body.uploadId),
  ),
];
