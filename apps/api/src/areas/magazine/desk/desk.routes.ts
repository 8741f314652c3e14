import {
  listDesk as listCall,
  publishDocument as publishCall,
  sendBackDocument as sendBackCall,
  unpublishDocument as unpublishCall,
} from "@boab/contracts/magazine/desk";
import { staff } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { MagazineDeps } from "../deps.ts";
import { listDesk } from "./list-desk.ts";
import { publishDocument, unpublishDocument } from "./publish-document.ts";
import { sendBackDocument } from "./send-back-document.ts";

export const deskRoutes = (deps: MagazineDeps): Route[] => [
  route(
    listCall,
    { access: staff, staffRead: { act: "list documents", objectType: "document" } },
    ({ query }) => listDesk(deps, query),
  ),
  route(publishCall, { access: staff }, ({ member, params, body, origin }) =>
    publishDocument(deps, member(), params.docId, body, origin),
  ),
  route(unpublishCall, { access: staff }, ({ member, params, origin }) =>
    unpublishDocument(deps, member(), params.docId, origin),
  ),
  route(sendBackCall, { access: staff }, ({ member, params, body, origin }) =>
    sendBackDocument(deps, member(), params.docId, body, origin),
  ),
];
