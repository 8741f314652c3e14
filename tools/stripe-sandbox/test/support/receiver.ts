import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Stripe from "stripe";
import { afterAll, beforeAll, beforeEach } from "vitest";

export interface Receiver {
  url: string;
  secret: string;
  /** Verified events, in the order they came. */
  events: Stripe.Event[];
  /** What to answer; 200 unless a test says otherwise. */
  answer: (event: Stripe.Event) => number;
}

/** A webhook endpoint as the product will have one: it believes nothing without a good signature. */
export function useReceiver(secret: string): Receiver {
  const receiver: Receiver = { url: "", secret, events: [], answer: () => 200 };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk) => chunks.push(chunk));
    request.on("end", () => {
      const signature = request.headers["stripe-signature"] ?? "";
      const event = Stripe.webhooks.constructEvent(Buffer.concat(chunks), signature, secret);
      receiver.events.push(event);
      response.writeHead(receiver.answer(event)).end();
    });
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`;
  });
  beforeEach(() => {
    receiver.events.length = 0;
    receiver.answer = () => 200;
  });
  afterAll(() => void server.close());
  return receiver;
}
