import { makeBasicInfo } from "../../factories/listings.ts";
import type { PathSamples, Samples } from "../sample.ts";

export const directorySamples: Samples = {
  "GET /dir/sitemap/listings": () => ({ query: { from: "BUS-00000000" } }),
  "GET /dir/map": () => ({ query: { zoom: "4" } }),
  "GET /dir/suburbs": () => ({ query: { q: "foot" } }),
  "GET /dir/suburbs/nearest": () => ({ query: { lat: "-37.8", lon: "144.9" } }),
  "GET /dir/slug-proposal": () => ({ query: { name: "Mama’s Kitchen" } }),
  "POST /dir/business": () => ({ body: makeBasicInfo() }),
  "PUT /dir/business/:id": () => ({ body: { version: 1, description: "Open late." } }),
  "DELETE /dir/gallery/remove/:id": (object) => {
    const [id, url] = object.split(" ");
    return { path: `/dir/gallery/remove/${id}`, body: { urls: [url] } };
  },
  "DELETE /dir/delete/:id": () => ({ query: { confirm: "Corner Shop" } }),
  "POST /dir/business/:id/editors": () => ({ body: { inviteEmail: "kofi@people.example" } }),
  "PUT /dir/business/:id/editors/:editorId": (object) => ({
    path: `/dir/business/${object.replace(" ", "/editors/")}`,
    body: { rights: ["page"] },
  }),
  "DELETE /dir/business/:id/editors/:editorId": (object) => ({
    path: `/dir/business/${object.replace(" ", "/editors/")}`,
  }),
  "DELETE /dir/business/:id/invitations/:invitationId": (object) => ({
    path: `/dir/business/${object.replace(" ", "/invitations/")}`,
  }),
  "POST /dir/invitations/read": (token) => ({ body: { token } }),
  "POST /dir/business/:id/reports": () => ({ body: { reason: "closed" } }),
  "POST /dir/invitations/accept": (token) => ({ body: { token } }),
  "DELETE /admin/listings/:id": () => ({ query: { confirm: "Corner Shop" } }),
  "PUT /admin/community-words": () => ({
    body: { word: "braids", other: "cornrows", kind: "related" },
  }),
  "DELETE /admin/community-words": (object) => {
    const [word = "", other = ""] = object.split(" ");
    return { query: { word, other } };
  },
};

export const directoryPathSamples: PathSamples = {
  slug: "nobody-here",
  editorId: "nobody123456",
};
