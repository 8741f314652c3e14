import type { Cart } from "@boab/contracts/marketplace/cart";
import type { Db } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { MarketplaceDeps } from "../deps.ts";
import {
  countCart as countLinesAndItems,
  listCartLines,
  listChosenDeliveries,
} from "./cart.repository.ts";
import { viewCart } from "./view-cart.ts";

/** Members read only their own cart; any other cart is not found. */
export async function readCart(
  { db, clock }: Pick<MarketplaceDeps, "db" | "clock">,
  member: Member,
  userId: string,
): Promise<Cart> {
  if (member.userId !== userId) throw new AppError("not_found");
  return readOwnCart(db, userId, clock());
}

export const readOwnCart = async (db: Db, userId: string, now: Date): Promise<Cart> =>
  viewCart(await listCartLines(db, userId), await listChosenDeliveries(db, userId), userId, now);

export const countCart = (
  { db }: Pick<MarketplaceDeps, "db">,
  { userId }: Member,
): Promise<{ lines: number; items: number }> => countLinesAndItems(db, userId);
