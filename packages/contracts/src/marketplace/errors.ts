import type { ErrorKinds } from "../common/error-kind.ts";
import { storePageTexts } from "./texts.ts";

export const marketplaceErrors = {
  store_exists: { status: 409, sentence: "You already have a store." },
  store_name_taken: { status: 409, sentence: storePageTexts.nameTaken },
  store_has_money: {
    status: 409,
    sentence:
      "Money from your sales is still on its way to you. You can delete your store after that.",
  },
  store_has_orders: {
    status: 409,
    sentence: "You still have orders to send. You can delete your store once they're on their way.",
  },
  store_not_away: { status: 409, sentence: "This store is open. There's nothing to wait for." },
} as const satisfies ErrorKinds;
