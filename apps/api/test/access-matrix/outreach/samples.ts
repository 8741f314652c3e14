import type { Samples } from "../sample.ts";

export const outreachSamples: Samples = {
  "POST /app/enquiries": () => ({
    body: { name: "Ada Test", email: "ada@people.example", message: "Hello." },
  }),
  "POST /newsletter/subscribers": () => ({ body: { email: "reader@people.example" } }),
  "POST /newsletter/confirmations": (token) => ({ body: { token } }),
  "POST /newsletter/unsubscriptions": (token) => ({ body: { token } }),
};
