import type { PathSamples, Samples } from "../sample.ts";

export const accountsSamples: Samples = {
  "POST /user/create-user": (id) => ({ body: { id } }),
  "PUT /admin/users/update/:id": () => ({ body: { fullName: "Grace Mensah" } }),
  "PUT /admin/users/update": () => ({ body: { fullName: "Grace Mensah" } }),
  "PUT /admin/users/update/": () => ({ body: { fullName: "Grace Mensah" } }),
  "POST /admin/users/:id/ban": () => ({ body: { reason: "Spam" } }),
  "DELETE /admin/users/delete/:id": (id) => ({ query: { confirm: id } }),
  "POST /contact-links": () => ({ body: { email: "ada@people.example" } }),
  "POST /contact-links/sessions": (token) => ({ body: { token } }),
  "POST /contact-links/data": (token) => ({ body: { token } }),
  "POST /contact-links/erasure": (token) => ({ body: { token } }),
  "PUT /user/photo": (uploadId) => ({ body: { uploadId } }),
  "POST /session": (idToken) => ({ body: { idToken } }),
  "POST /session/password-reset": () => ({ body: { email: "ada@people.example" } }),
  "POST /session/password-reset/confirm": () => ({
    body: { code: "not-a-code", newPassword: "Another-pass-2026" },
  }),
  "PUT /session/password": () => ({ body: { newPassword: "Another-pass-2026" } }),
  "POST /session/email-change": () => ({ body: { newEmail: "new@people.example" } }),
  "POST /access-requests": (userId) => ({
    body: { userId, accessType: "media", reason: "I make films." },
  }),
  "POST /access-requests/:requestId/decline": () => ({ body: { reason: "Not yet." } }),
};

export const accountsPathSamples: PathSamples = {
  uid: "nobody123456",
  handle: "nobody.here",
};
