import type { Samples } from "../sample.ts";

const written = { rating: 4, comment: "Good bread.", tie: "customer" };

export const reviewsSamples: Samples = {
  "GET /dir-review/get-all": (businessId) => ({ query: { businessId } }),
  "GET /dir-review/standing": (businessId) => ({ query: { businessId } }),
  "POST /dir-review/create": (businessId) => ({ body: { businessId, ...written } }),
  "POST /marketplace/items/:itemId/reviews": () => ({
    body: { rating: 4, comment: "Good cloth." },
  }),
  "PUT /dir-review/update/:id": () => ({ body: written }),
  "PUT /dir-review/:id/reply": () => ({ body: { body: "Thank you, come again." } }),
  "POST /dir-review/invitations/stop": (token) => ({ body: { token } }),
  "POST /dir-review/:id/reports": () => ({ body: { reason: "not real" } }),
};
