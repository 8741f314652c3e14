import type Stripe from "stripe";
import { claimLookupKey, createPrice, createProduct } from "../billing/create-price.ts";
import { now } from "../clock/customer-time.ts";
import { isWithin, listPage, matchesFilter } from "../http/list.ts";
import { type Operations, operation, refuseOtherParameters } from "../http/operation.ts";
import { makeInvalidRequestError } from "../http/stripe-error.ts";
import { change, get, listObjects } from "../state/change.ts";
import { mergeMetadata, unsetIfEmpty } from "../state/fields.ts";
import { toId } from "../state/objects.ts";
import { emit } from "../webhooks/emit.ts";

export const products: Operations = {
  "Products.create": operation<Stripe.ProductCreateParams>(
    [
      "id",
      "name",
      "active",
      "default_price_data",
      "description",
      "images",
      "metadata",
      "statement_descriptor",
      "unit_label",
      "url",
    ],
    (ctx, { default_price_data: priceData, ...params }) => {
      const product = createProduct(ctx, params);
      if (!priceData) return product;
      refuseOtherParameters(
        priceData,
        ["currency", "unit_amount", "recurring", "metadata"],
        "default_price_data",
      );
      const price = createPrice(ctx, {
        ...(priceData as Stripe.PriceCreateParams),
        product: product.id,
      });
      return change(ctx, product, { default_price: price.id });
    },
  ),
  "Products.retrieve": operation([], (ctx, _, { id }) => get(ctx, "product", id)),
  "Products.update": operation<Stripe.ProductUpdateParams>(
    [
      "active",
      "default_price",
      "description",
      "images",
      "metadata",
      "name",
      "statement_descriptor",
      "unit_label",
      "url",
    ],
    (ctx, params, { id }) => {
      const product = get(ctx, "product", id);
      if (params.default_price) get(ctx, "price", params.default_price, "default_price");
      return change(
        ctx,
        product,
        {
          active: params.active,
          default_price: unsetIfEmpty(params.default_price),
          description: unsetIfEmpty(params.description),
          images: params.images === "" || params.images === null ? [] : params.images,
          metadata: mergeMetadata(product.metadata, params.metadata),
          name: params.name,
          statement_descriptor: unsetIfEmpty(params.statement_descriptor),
          unit_label: unsetIfEmpty(params.unit_label),
          updated: now(ctx),
          url: unsetIfEmpty(params.url),
        },
        "product.updated",
      );
    },
  ),
  "Products.list": operation<Stripe.ProductListParams>(
    ["active", "created", "ids", "url"],
    (ctx, params) =>
      listPage(
        ctx,
        listObjects(ctx, "product").filter(
          (one) =>
            matchesFilter(params.active, one.active) &&
            isWithin(one.created, params.created) &&
            matchesFilter(params.url, one.url) &&
            (params.ids === undefined || params.ids.includes(one.id)),
        ),
        params,
      ),
  ),
  "Products.del": operation([], (ctx, _, { id }) => {
    const product = get(ctx, "product", id);
    if (listObjects(ctx, "price").some((price) => toId(price.product) === id))
      throw makeInvalidRequestError(
        "This product cannot be deleted because it has one or more user-created prices.",
      );
    emit(ctx, "product.deleted", product);
    ctx.sandbox.store.remove(id);
    return { id, object: "product", deleted: true };
  }),
};

export const prices: Operations = {
  "Prices.create": operation<Stripe.PriceCreateParams>(
    [
      "active",
      "billing_scheme",
      "currency",
      "lookup_key",
      "metadata",
      "nickname",
      "product",
      "product_data",
      "recurring",
      "tax_behavior",
      "transfer_lookup_key",
      "unit_amount",
    ],
    (ctx, params) => {
      if (params.billing_scheme === "tiered")
        throw makeInvalidRequestError("The sandbox has no tiered prices.", "billing_scheme");
      return createPrice(ctx, params);
    },
  ),
  "Prices.retrieve": operation([], (ctx, _, { id }) => get(ctx, "price", id)),
  "Prices.update": operation<Stripe.PriceUpdateParams>(
    ["active", "lookup_key", "metadata", "nickname", "tax_behavior", "transfer_lookup_key"],
    (ctx, params, { id }) => {
      const price = get(ctx, "price", id);
      if (params.lookup_key && params.lookup_key !== price.lookup_key)
        claimLookupKey(ctx, params.lookup_key, params.transfer_lookup_key ?? false);
      return change(
        ctx,
        price,
        {
          active: params.active,
          lookup_key: unsetIfEmpty(params.lookup_key),
          metadata: mergeMetadata(price.metadata, params.metadata),
          nickname: unsetIfEmpty(params.nickname),
          tax_behavior: params.tax_behavior,
        },
        "price.updated",
      );
    },
  ),
  "Prices.list": operation<Stripe.PriceListParams>(
    ["active", "created", "currency", "lookup_keys", "product", "recurring", "type"],
    (ctx, params) =>
      listPage(
        ctx,
        listObjects(ctx, "price").filter(
          (one) =>
            matchesFilter(params.active, one.active) &&
            isWithin(one.created, params.created) &&
            matchesFilter(params.currency, one.currency) &&
            matchesFilter(params.product, toId(one.product)) &&
            matchesFilter<string>(params.type, one.type) &&
            matchesFilter<string>(params.recurring?.interval, one.recurring?.interval) &&
            (params.lookup_keys === undefined ||
              (one.lookup_key !== null && params.lookup_keys.includes(one.lookup_key))),
        ),
        params,
      ),
  ),
};
