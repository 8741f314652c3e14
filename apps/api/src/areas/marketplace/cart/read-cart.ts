import type { Cart } from "@boab/contracts/marketplace/cart";
import type { Db } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { countCartLines, listCartLines, listWantedDeliveries } from "./cart.repository.ts";
import { viewCart } from "./view-cart.ts";

/** A cart is for whoever filled it: for anybody else there is none. */
export async function readCart(
  { db }: Pick<MarketplaceDeps, "db">,
  member: Member,
  userId: string,
): Promise<Cart> {
  if (member.userId !== userId) throw new AppError("not_found");
  return readOwnCart(db, userId);
}

export const readOwnCart = async (db: Db, userId: string): Promise<Cart> =>
  viewCart(await listCartLines(db, userId), await listWantedDeliveries(db, userId), userId);

export const countCart = async (
  { db }: Pick<MarketplaceDeps, "db">,
  { userId }: Member,
): Promise<{ lines: number }> => ({ lines: await countCartLines(db, userId) });
