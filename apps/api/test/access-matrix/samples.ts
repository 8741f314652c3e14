import { basicInfo } from "../factories/listings.ts";

interface Sample {
  body?: object;
  query?: Record<string, string>;
  /** Where one route serves many paths. */
  path?: string;
}

/** A request that fits its contract; `object` is what the row is about. */
export const samples: Record<string, (object: string) => Sample> = {
  "GET /docs/*": () => ({ path: "/docs/static/swagger-ui.css" }),

  "POST /user/create-user": (id) => ({ body: { id } }),
  "PUT /admin/users/update/:id": () => ({ body: { fullName: "Grace Mensah" } }),
  "PUT /admin/users/update": () => ({ body: { fullName: "Grace Mensah" } }),
  "PUT /admin/users/update/": () => ({ body: { fullName: "Grace Mensah" } }),
  "DELETE /admin/users/delete/:id": (id) => ({ query: { confirm: id } }),
  "PUT /user/photo": (uploadId) => ({ body: { uploadId } }),
  "POST /session": (idToken) => ({ body: { idToken } }),
  "POST /session/password-reset": () => ({ body: { email: "ada@people.example" } }),
  "POST /session/email-change": () => ({ body: { newEmail: "new@people.example" } }),
  "POST /access-requests": (userId) => ({
    body: { userId, accessType: "media", reason: "I make films." },
  }),
  "POST /access-requests/:requestId/decline": () => ({ body: { reason: "Not yet." } }),

  "POST /uploads": (targetId) => ({
    body: { purpose: "profile-photo", targetId, contentType: "image/png", size: 1000 },
  }),

  "GET /dir/sitemap/listings": () => ({ query: { from: "BUS-00000000" } }),
  "GET /dir/suburbs": () => ({ query: { q: "foot" } }),
  "GET /dir/suburbs/nearest": () => ({ query: { lat: "-37.8", lon: "144.9" } }),
  "GET /dir/slug-proposal": () => ({ query: { name: "Mama’s Kitchen" } }),
  "POST /dir/business": () => ({ body: basicInfo() }),
  "PUT /dir/business/:id": () => ({ body: { version: 1, description: "Open late." } }),
  "DELETE /dir/gallery/remove/:id": (object) => {
    const [id, url] = object.split(" ");
    return { path: `/dir/gallery/remove/${id}`, body: { urls: [url] } };
  },
  "DELETE /dir/delete/:id": () => ({ query: { confirm: "Corner Shop" } }),
  "POST /dir/business/:id/editors": () => ({ body: { inviteEmail: "kofi@people.example" } }),
  "DELETE /dir/business/:id/editors/:editorId": (object) => ({
    path: `/dir/business/${object.replace(" ", "/editors/")}`,
  }),
  "DELETE /dir/business/:id/invitations/:invitationId": (object) => ({
    path: `/dir/business/${object.replace(" ", "/invitations/")}`,
  }),
  "POST /dir/invitations/accept": (token) => ({ body: { token } }),
  "DELETE /admin/listings/:id": () => ({ query: { confirm: "Corner Shop" } }),
  "PUT /admin/community-words": () => ({
    body: { word: "braids", other: "cornrows", kind: "related" },
  }),
  "DELETE /admin/community-words": (object) => {
    const [word = "", other = ""] = object.split(" ");
    return { query: { word, other } };
  },

  "POST /app/enquiries": () => ({
    body: { name: "Ada Test", email: "ada@people.example", message: "Hello." },
  }),
  "POST /newsletter/subscribers": () => ({ body: { email: "reader@people.example" } }),
  "POST /newsletter/confirmations": (token) => ({ body: { token } }),
  "POST /newsletter/unsubscriptions": (token) => ({ body: { token } }),

  "PUT /admin/settings/:key": () => ({
    body: { value: true, reason: "The page is ready.", version: 0 },
  }),
};
