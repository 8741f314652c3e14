import { expect, test, vi } from "vitest";
import {
  freeTime,
  insertPlaceLink,
  join,
  joinAsGuest,
  listOffers,
  makeFullStudio,
} from "#test/factories/waitlist.ts";
import { replacePayoutAccount } from "#test/payees.ts";
import { usePaymentsApp } from "#test/payments.ts";
import { makeConnectedAccount } from "#test/provider-account.ts";

// The provider's page is waited for.
vi.setConfig({ testTimeout: 60_000 });

const { app, stripe, settle, pay } = await usePaymentsApp();

test("a guest pays the deposit of an offered time by what taking it answered, and the next isn't asked meanwhile", async () => {
  const studio = await makeFullStudio(app, { payNow: true });
  await replacePayoutAccount(app, studio.owner, await makeConnectedAccount(stripe));
  const guest = await joinAsGuest(app, studio);
  await join(app, studio, await app.signIn());
  await freeTime(app, studio);
  const token = await insertPlaceLink(app, guest.id);
  const opened = await app.call("POST", "/dir/waitlist-links", { body: { token } });
  const taken = await app.call("PUT", "/dir/waitlist-links", {
    body: {
      token,
      action: "take",
      offerId: opened.json().offer.id,
      customerName: "Achol Deng",
      paymentStatus: "pay now",
    },
  });
  const { booking, session } = taken.json();
  expect(booking).toMatchObject({
    bookingStatus: "held",
    dueNowCents: 1_000,
    can: { pay: true, verify: false },
  });
  const checkout = await app.call("POST", "/pay/checkout/one-time", {
    body: { bookingId: booking.id, bookingToken: session.token },
  });
  await pay(checkout.json().url, undefined, guest.customerEmail);
  await settle();
  const paid = await app.call("POST", "/dir/booking-links", { body: { token: session.token } });
  expect(paid.json()).toMatchObject({ bookingStatus: "confirmed", paidCents: 1_000 });
  expect(await listOffers(app, studio.id)).toMatchObject([{ outcome: "taken" }]);
});
