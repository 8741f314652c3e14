import Stripe from "stripe";

export interface Endpoint {
  id: string;
  url: string;
  secret: string;
}

const GIVE_UP_AFTER_MS = 10_000;

/** Posts an event, signed as Stripe signs. @returns the status, 0 when nobody answers. */
export async function sendEvent(endpoint: Endpoint, event: object): Promise<number> {
  const payload = JSON.stringify(event, undefined, 2);
  // Receivers compare the signature's time with their own clock, so it is always the real one.
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload,
    secret: endpoint.secret,
    timestamp: Math.floor(Date.now() / 1000),
  });
  try {
    const response = await fetch(endpoint.url, {
      method: "POST",
      headers: {
        "content-type": "application/json; charset=utf-8",
        "stripe-signature": signature,
        "user-agent": "Stripe/1.0 (+https://stripe.com/docs/webhooks)",
      },
      body: payload,
      redirect: "manual",
      signal: AbortSignal.timeout(GIVE_UP_AFTER_MS),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}
