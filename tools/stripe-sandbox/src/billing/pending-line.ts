import type Stripe from "stripe";

/** What an invoice will charge, before there is an invoice. */
export interface PendingLine {
  amount: number;
  description: string;
  price: Stripe.Price;
  quantity: number;
  item: string;
  subscription: string;
  period: { start: number; end: number };
  isProration: boolean;
}
