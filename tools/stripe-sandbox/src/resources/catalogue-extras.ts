import type Stripe from "stripe";
import { now } from "../clock/customer-time.ts";
import { complete } from "../contract/complete.ts";
import { isWithin, listPage, matchesFilter } from "../http/list.ts";
import { type Operations, operation, requireParameter } from "../http/operation.ts";
import { makeInvalidRequestError } from "../http/stripe-error.ts";
import { add, change, get, listObjects } from "../state/change.ts";
import { mergeMetadata, toMetadata } from "../state/fields.ts";
import { makeId, makeRandomLetters } from "../state/ids.ts";
import { toId } from "../state/objects.ts";

/** Coupons, promotion codes and tax rates are kept, but nothing applies them: `discounts` is refused. */
export const couponAndTaxRateOperations: Operations = {
  "Coupons.create": operation<Stripe.CouponCreateParams>(
    [
      "amount_off",
      "currency",
      "duration",
      "duration_in_months",
      "id",
      "max_redemptions",
      "metadata",
      "name",
      "percent_off",
      "redeem_by",
    ],
    (ctx, params) => {
      if ((params.percent_off === undefined) === (params.amount_off === undefined))
        throw makeInvalidRequestError(
          "You must pass either `percent_off` or `amount_off`.",
          "percent_off",
        );
      return add(
        ctx,
        complete<Stripe.Coupon>({
          id: params.id ?? makeRandomLetters(8),
          object: "coupon",
          amount_off: params.amount_off ?? null,
          created: now(ctx),
          currency: params.currency ?? null,
          duration: params.duration ?? "once",
          duration_in_months: params.duration_in_months ?? null,
          livemode: false,
          max_redemptions: params.max_redemptions ?? null,
          metadata: toMetadata(params.metadata),
          name: params.name ?? null,
          percent_off: params.percent_off ?? null,
          redeem_by: params.redeem_by ?? null,
          times_redeemed: 0,
          valid: true,
        }),
      );
    },
  ),
  "Coupons.retrieve": operation([], (ctx, _, { id }) => get(ctx, "coupon", id)),
  "Coupons.list": operation<Stripe.CouponListParams>(["created"], (ctx, params) =>
    listPage(
      ctx,
      listObjects(ctx, "coupon").filter((one) => isWithin(one.created, params.created)),
      params,
    ),
  ),
  "Coupons.del": operation([], (ctx, _, { id }) => {
    get(ctx, "coupon", id);
    ctx.sandbox.store.remove(id);
    return { id, object: "coupon", deleted: true };
  }),
  "PromotionCodes.create": operation<Stripe.PromotionCodeCreateParams>(
    ["active", "code", "expires_at", "max_redemptions", "metadata", "promotion"],
    (ctx, params) => {
      const coupon = get(
        ctx,
        "coupon",
        requireParameter(params.promotion.coupon, "promotion[coupon]"),
        "promotion[coupon]",
      );
      return add(
        ctx,
        complete<Stripe.PromotionCode>({
          id: makeId("promo"),
          object: "promotion_code",
          active: params.active ?? true,
          code: params.code ?? makeRandomLetters(8).toUpperCase(),
          created: now(ctx),
          expires_at: params.expires_at ?? null,
          livemode: false,
          max_redemptions: params.max_redemptions ?? null,
          metadata: toMetadata(params.metadata),
          promotion: { coupon: coupon.id, type: "coupon" },
          restrictions: {
            first_time_transaction: false,
            minimum_amount: null,
            minimum_amount_currency: null,
          },
          times_redeemed: 0,
        }),
      );
    },
  ),
  "PromotionCodes.retrieve": operation([], (ctx, _, { id }) => get(ctx, "promotion_code", id)),
  "PromotionCodes.update": operation<Stripe.PromotionCodeUpdateParams>(
    ["active", "metadata"],
    (ctx, params, { id }) => {
      const code = get(ctx, "promotion_code", id);
      const metadata = mergeMetadata(code.metadata ?? {}, params.metadata);
      return change(ctx, code, { active: params.active, metadata });
    },
  ),
  "PromotionCodes.list": operation<Stripe.PromotionCodeListParams>(
    ["active", "code", "coupon", "created"],
    (ctx, params) =>
      listPage(
        ctx,
        listObjects(ctx, "promotion_code").filter(
          (one) =>
            matchesFilter(params.active, one.active) &&
            matchesFilter(params.code, one.code) &&
            matchesFilter(params.coupon, toId(one.promotion.coupon)) &&
            isWithin(one.created, params.created),
        ),
        params,
      ),
  ),
  "TaxRates.create": operation<Stripe.TaxRateCreateParams>(
    [
      "active",
      "country",
      "description",
      "display_name",
      "inclusive",
      "jurisdiction",
      "metadata",
      "percentage",
    ],
    (ctx, params) =>
      add(
        ctx,
        complete<Stripe.TaxRate>({
          id: makeId("txr"),
          object: "tax_rate",
          active: params.active ?? true,
          country: params.country ?? null,
          created: now(ctx),
          description: params.description ?? null,
          display_name: params.display_name,
          effective_percentage: params.percentage,
          inclusive: params.inclusive,
          jurisdiction: params.jurisdiction ?? null,
          livemode: false,
          metadata: toMetadata(params.metadata),
          percentage: params.percentage,
          rate_type: "percentage",
        }),
      ),
  ),
  "TaxRates.retrieve": operation([], (ctx, _, { id }) => get(ctx, "tax_rate", id)),
  "TaxRates.list": operation<Stripe.TaxRateListParams>(
    ["active", "created", "inclusive"],
    (ctx, params) =>
      listPage(
        ctx,
        listObjects(ctx, "tax_rate").filter(
          (one) =>
            matchesFilter(params.active, one.active) &&
            matchesFilter(params.inclusive, one.inclusive) &&
            isWithin(one.created, params.created),
        ),
        params,
      ),
  ),
};
