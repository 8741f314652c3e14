import type Stripe from "stripe";
import { now } from "../clock/customer-time.ts";
import { complete } from "../contract/complete.ts";
import { refuseOtherParameters } from "../http/operation.ts";
import { makeInvalidRequestError } from "../http/stripe-error.ts";
import type { Context } from "../sandbox.ts";
import { add, change, get, listObjects } from "../state/change.ts";
import { toMetadata } from "../state/fields.ts";
import { makeId } from "../state/ids.ts";

type PriceParams = Stripe.PriceCreateParams;

interface ProductFields {
  id?: string;
  name: string;
  active?: boolean;
  description?: string;
  images?: string[];
  metadata?: Stripe.MetadataParam;
  statement_descriptor?: string;
  unit_label?: string;
  url?: string;
}

export function createProduct(ctx: Context, fields: ProductFields): Stripe.Product {
  const id = fields.id ?? makeId("prod", 14);
  if (ctx.sandbox.store.findAnywhere(id))
    throw makeInvalidRequestError("Product already exists.", "id", "resource_already_exists");
  return add(
    ctx,
    complete<Stripe.Product>({
      id,
      object: "product",
      active: fields.active ?? true,
      created: now(ctx),
      default_price: null,
      description: fields.description || null,
      images: fields.images ?? [],
      livemode: false,
      marketing_features: [],
      metadata: toMetadata(fields.metadata),
      name: fields.name,
      statement_descriptor: fields.statement_descriptor || null,
      tax_code: null,
      type: "service",
      unit_label: fields.unit_label || null,
      updated: now(ctx),
      url: fields.url || null,
    }),
    "product.created",
  );
}

export function createPrice(ctx: Context, params: PriceParams): Stripe.Price {
  const amount = readAmount(params);
  refuseOtherParameters(
    params.recurring,
    ["interval", "interval_count", "usage_type"],
    "recurring",
  );
  if (params.recurring?.usage_type === "metered")
    throw makeInvalidRequestError("The sandbox has no metered prices.", "recurring[usage_type]");
  if (params.lookup_key)
    claimLookupKey(ctx, params.lookup_key, params.transfer_lookup_key ?? false);
  return add(
    ctx,
    complete<Stripe.Price>({
      id: makeId("price"),
      object: "price",
      active: params.active ?? true,
      billing_scheme: "per_unit",
      created: now(ctx),
      currency: params.currency.toLowerCase(),
      livemode: false,
      lookup_key: params.lookup_key || null,
      metadata: toMetadata(params.metadata),
      nickname: params.nickname || null,
      product: resolveProduct(ctx, params).id,
      recurring: params.recurring
        ? {
            interval: params.recurring.interval,
            interval_count: params.recurring.interval_count ?? 1,
            usage_type: "licensed",
          }
        : null,
      tax_behavior: params.tax_behavior ?? "unspecified",
      type: params.recurring ? "recurring" : "one_time",
      unit_amount: amount,
      unit_amount_decimal: String(amount),
    }),
    "price.created",
  );
}

/** A lookup key leads to one price; it moves only when that is asked for. */
export function claimLookupKey(ctx: Context, key: string, isTransferAllowed: boolean): void {
  const holder = listObjects(ctx, "price").find((price) => price.lookup_key === key);
  if (!holder) return;
  if (!isTransferAllowed)
    throw makeInvalidRequestError(
      `A price (\`${holder.id}\`) already uses that lookup key.`,
      "lookup_key",
    );
  change(ctx, holder, { lookup_key: null }, "price.updated");
}

function readAmount({ unit_amount }: PriceParams): number {
  if (unit_amount === undefined)
    throw makeInvalidRequestError(
      "Missing required param: unit_amount.",
      "unit_amount",
      "parameter_missing",
    );
  if (unit_amount < 0)
    throw makeInvalidRequestError(
      "Invalid non-negative integer",
      "unit_amount",
      "parameter_invalid_integer",
    );
  return unit_amount;
}

function resolveProduct(ctx: Context, { product, product_data }: PriceParams): Stripe.Product {
  if (product) return get(ctx, "product", product, "product");
  if (!product_data)
    throw makeInvalidRequestError(
      "You must provide either `product` or `product_data`.",
      "product",
      "parameter_missing",
    );
  refuseOtherParameters(
    product_data,
    [
      "active",
      "description",
      "id",
      "images",
      "metadata",
      "name",
      "statement_descriptor",
      "unit_label",
    ],
    "product_data",
  );
  return createProduct(ctx, product_data as ProductFields);
}
