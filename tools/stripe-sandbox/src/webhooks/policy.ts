/** How events travel. The defaults are what a receiver has to expect from Stripe. */
export interface DeliveryPolicy {
  order: "shuffled" | "in_order";
  /** The share of deliveries that come twice. */
  duplicates: number;
  delayMs: number;
  /** How many of the next deliveries are lost, as if they were never sent. */
  dropNext: number;
  /** Only these types are lost; all when empty. */
  dropTypes: string[];
  /** Nothing is sent until it is released. */
  isHeld: boolean;
  /** Waits before each further attempt after a response that is not 2xx. Stripe takes hours. */
  retryAfterMs: number[];
}

export const defaultPolicy: DeliveryPolicy = {
  order: "shuffled",
  duplicates: 0.1,
  delayMs: 0,
  dropNext: 0,
  dropTypes: [],
  isHeld: false,
  retryAfterMs: [100, 300, 1000, 3000],
};
