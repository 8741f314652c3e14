import {
  addToCart as addToCartCall,
  changeCartLine,
  chooseDelivery as chooseDeliveryCall,
  countCart as countCartCall,
  deleteCartLine,
  getCart,
  removeFromCart as removeFromCartCall,
} from "@boab/contracts/marketplace/cart";
import { activeMember } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { addToCart } from "./add-to-cart.ts";
import { changeQuantity, chooseDelivery, removeFromCart } from "./change-cart.ts";
import { countCart, readCart } from "./read-cart.ts";

const access = activeMember;

export const cartRoutes = (deps: MarketplaceDeps): Route[] => [
  route(getCart, { access }, ({ member, params }) => readCart(deps, member(), params.id)),
  route(countCartCall, { access }, ({ member }) => countCart(deps, member())),
  route(addToCartCall, { access }, ({ member, body }) => addToCart(deps, member(), body)),
  route(changeCartLine, { access }, ({ member, params, body }) =>
    changeQuantity(deps, member(), params.id, body.quantity),
  ),
  route(removeFromCartCall, { access }, ({ member, body }) => removeFromCart(deps, member(), body)),
  route(deleteCartLine, { access }, ({ member, params }) =>
    removeFromCart(deps, member(), { cartId: params.id }),
  ),
  route(chooseDeliveryCall, { access }, ({ member, params, body }) =>
    chooseDelivery(deps, member(), params.storeId, body.option),
  ),
];
