// Written by `npm run gen calls` from the contracts beside it.
import type { BrowserCall } from "../common/call.ts";
import type * as articles from "./articles.ts";
import type * as desk from "./desk.ts";
import type * as documents from "./documents.ts";

export const listArticleAddresses: BrowserCall<typeof articles.listArticleAddresses> = { method: "GET", path: "/magazine/sitemap" };
export const listArticles: BrowserCall<typeof articles.listArticles> = { method: "GET", path: "/magazine/articles" };
export const listMentions: BrowserCall<typeof articles.listMentions> = { method: "GET", path: "/magazine/mentions" };
export const readArticle: BrowserCall<typeof articles.readArticle> = { method: "GET", path: "/magazine/articles/:slug" };
export const readAuthor: BrowserCall<typeof articles.readAuthor> = { method: "GET", path: "/magazine/authors/:slug" };
export const readFront: BrowserCall<typeof articles.readFront> = { method: "GET", path: "/magazine/front" };
export const listDesk: BrowserCall<typeof desk.listDesk> = { method: "GET", path: "/admin/documents" };
export const publishDocument: BrowserCall<typeof desk.publishDocument> = { method: "POST", path: "/admin/documents/:docId/publication" };
export const sendBackDocument: BrowserCall<typeof desk.sendBackDocument> = { method: "POST", path: "/admin/documents/:docId/return" };
export const unpublishDocument: BrowserCall<typeof desk.unpublishDocument> = { method: "DELETE", path: "/admin/documents/:docId/publication" };
export const addPicture: BrowserCall<typeof documents.addPicture> = { method: "POST", path: "/documents/:docId/pictures" };
export const deleteDocument: BrowserCall<typeof documents.deleteDocument> = { method: "DELETE", path: "/documents/:docId" };
export const listMyDocuments: BrowserCall<typeof documents.listMyDocuments> = { method: "GET", path: "/documents" };
export const listVersions: BrowserCall<typeof documents.listVersions> = { method: "GET", path: "/documents/:docId/versions" };
export const readDocument: BrowserCall<typeof documents.readDocument> = { method: "GET", path: "/get-text-editor/:docId" };
export const readVersion: BrowserCall<typeof documents.readVersion> = { method: "GET", path: "/documents/:docId/versions/:versionId" };
export const restoreVersion: BrowserCall<typeof documents.restoreVersion> = { method: "POST", path: "/documents/:docId/restorations" };
export const saveDocument: BrowserCall<typeof documents.saveDocument> = { method: "POST", path: "/save-text-editor/:docId" };
export const submitDocument: BrowserCall<typeof documents.submitDocument> = { method: "POST", path: "/documents/:docId/submission" };
export const withdrawDocument: BrowserCall<typeof documents.withdrawDocument> = { method: "DELETE", path: "/documents/:docId/submission" };
