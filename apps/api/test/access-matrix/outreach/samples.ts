import type { Samples } from "../sample.ts";

const issue = { subject: "Three good reads", intro: "For a slow Sunday.", articleIds: [] };

export const outreachSamples: Samples = {
  "POST /app/enquiries": () => ({
    body: { name: "Ada Test", email: "ada@people.example", message: "Hello." },
  }),
  "POST /newsletter/subscribers": () => ({ body: { email: "reader@people.example" } }),
  "POST /newsletter/confirmations": (token) => ({ body: { token } }),
  "POST /newsletter/unsubscriptions": (token) => ({ body: { token } }),
  "POST /emails/unsubscriptions": (token) => ({ body: { token } }),
  "POST /launch-reminders": () => ({ body: { area: "media", email: "viewer@people.example" } }),
  "POST /launch-reminders/confirmations": (token) => ({ body: { token } }),
  "POST /admin/newsletter/issues": () => ({ body: issue }),
  "PUT /admin/newsletter/issues/:id": () => ({ body: { ...issue, version: 1 } }),
  "POST /admin/newsletter/issues/:id/send": () => ({ body: { version: 1 } }),
};
