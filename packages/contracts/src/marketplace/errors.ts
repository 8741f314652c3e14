import type { ErrorKinds } from "../common/error-kind.ts";
import { cartCopy, checkoutCopy, storeCopy } from "./copy.ts";

export const marketplaceErrors = {
  store_exists: { status: 409, sentence: "You already have a store." },
  store_name_taken: { status: 409, sentence: storeCopy.nameTaken },
  store_has_money: {
    status: 409,
    sentence:
      "Money from your sales is still on its way to you. You can delete your store after that.",
  },
  store_has_orders: {
    status: 409,
    sentence: "You still have orders to send. You can delete your store once they're on their way.",
  },
  store_being_paid: {
    status: 409,
    sentence:
      "Someone is paying for something from your store right now. Please try again in half an hour.",
  },
  item_gone: { status: 410, sentence: "This item isn't for sale any more." },
  cart_full: {
    status: 409,
    sentence: "Your cart is full. Please remove something before you add more.",
  },
  own_item: { status: 409, sentence: "This is from your own store, so you can't buy it." },
  item_options_unknown: { status: 409, sentence: cartCopy.optionsUnknown },
  not_enough_stock: { status: 409, sentence: cartCopy.soldOut },
  store_on_holiday: {
    status: 409,
    sentence: "This store is on holiday. You can buy from it once it's back.",
  },
  store_not_ready: {
    status: 409,
    sentence: "This store can't take orders yet. Please try again later.",
  },
  delivery_unknown: { status: 409, sentence: cartCopy.deliveryUnknown },
  cart_empty: { status: 409, sentence: `${cartCopy.empty}.` },
  cart_paid: {
    status: 409,
    sentence: "You've already paid for this cart. Your order will be here in a moment.",
  },
  cart_changed: { status: 409, sentence: checkoutCopy.changed },
  store_not_away: { status: 409, sentence: "This store is open. There's nothing to wait for." },
} as const satisfies ErrorKinds;
