import type Stripe from "stripe";
import { advanceTestClock } from "../clock/advance.ts";
import { DAY_SECONDS } from "../clock/clock.ts";
import { now } from "../clock/customer-time.ts";
import { complete } from "../contract/complete.ts";
import { listPage } from "../http/list.ts";
import { type Operations, operation } from "../http/operation.ts";
import { makeInvalidRequestError } from "../http/stripe-error.ts";
import { add, change, get, listObjects } from "../state/change.ts";
import { makeId } from "../state/ids.ts";
import { toId } from "../state/objects.ts";
import { emit } from "../webhooks/emit.ts";

const TEST_CLOCK_TTL_SECONDS = 30 * DAY_SECONDS;

export const testClocks: Operations = {
  "TestHelpers.TestClocks.create": operation<Stripe.TestHelpers.TestClockCreateParams>(
    ["frozen_time", "name"],
    (ctx, params) =>
      add(
        ctx,
        complete<Stripe.TestHelpers.TestClock>({
          id: makeId("clock"),
          object: "test_helpers.test_clock",
          created: now(ctx),
          deletes_after: now(ctx) + TEST_CLOCK_TTL_SECONDS,
          frozen_time: params.frozen_time,
          livemode: false,
          name: params.name ?? null,
          status: "ready",
          status_details: {},
        }),
        "test_helpers.test_clock.created",
      ),
  ),
  "TestHelpers.TestClocks.retrieve": operation([], (ctx, _, { id }) =>
    get(ctx, "test_helpers.test_clock", id),
  ),
  "TestHelpers.TestClocks.list": operation<Stripe.TestHelpers.TestClockListParams>(
    [],
    (ctx, params) => listPage(ctx, listObjects(ctx, "test_helpers.test_clock"), params),
  ),
  // Stripe answers "advancing" and is ready some time later; here the work is done before the answer,
  // and the caller's first look finds the clock ready.
  "TestHelpers.TestClocks.advance": operation<Stripe.TestHelpers.TestClockAdvanceParams>(
    ["frozen_time"],
    (ctx, params, { id }) => {
      const clock = get(ctx, "test_helpers.test_clock", id);
      if (params.frozen_time <= clock.frozen_time)
        throw makeInvalidRequestError(
          "The frozen time must be after the test clock's current frozen time.",
          "frozen_time",
        );
      const details = { advancing: { target_frozen_time: params.frozen_time } };
      const advancing = change(ctx, clock, { status: "advancing", status_details: details });
      emit(ctx, "test_helpers.test_clock.advancing", advancing);
      const advancedClock = advanceTestClock(ctx, advancing, params.frozen_time);
      const ready = change(ctx, advancedClock, { status: "ready", status_details: {} });
      emit(ctx, "test_helpers.test_clock.ready", ready);
      return { ...advancing, frozen_time: clock.frozen_time };
    },
  ),
  "TestHelpers.TestClocks.del": operation([], (ctx, _, { id }) => {
    get(ctx, "test_helpers.test_clock", id);
    for (const kind of ["customer", "subscription", "invoice"] as const)
      for (const object of listObjects(ctx, kind))
        if (toId(object.test_clock) === id) ctx.sandbox.store.remove(object.id);
    ctx.sandbox.store.remove(id);
    return { id, object: "test_helpers.test_clock", deleted: true };
  }),
};
