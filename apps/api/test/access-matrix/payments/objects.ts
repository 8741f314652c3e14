import { nothing, type Objects } from "../object-factory.ts";

/** A plan is found by whose it is. */
export const paymentsObjects: Objects = {
  plan: { of: async (_, { userId }) => userId, missing: nothing },
};
