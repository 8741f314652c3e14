import { bookingTexts } from "@boab/contracts/bookings/texts";
import { afterEach, expect, test, vi } from "vitest";
import { log } from "#lib/http/log.server.ts";
import { sendBooking } from "./send-booking.server.ts";

vi.mock("#lib/http/log.server.ts", () => ({ log: vi.fn() }));

const booking = {
  ...{ view: "customer", id: "BOOK-7K2MQX4D", businessId: "BUS-ABCD1234" },
  ...{ customerName: "Amara", customerEmail: "amara@okafor.example", customerPhone: null },
  ...{ customerNotes: "", date: "2026-11-17", start: "13:00", end: "17:00" },
  ...{ startsAt: "2026-11-17T02:00:00.000Z", endsAt: "2026-11-17T06:00:00.000Z" },
  ...{ timeZone: "Australia/Melbourne", length: 240, serviceId: null, serviceTitle: "Braids" },
  ...{ priceCents: 22_000, dueNowCents: 22_000, paidCents: 0, refundedCents: 0 },
  ...{ paymentStatus: "pay now", paidState: "unpaid", requiresPayment: true },
  ...{ bookingStatus: "requested", cancellationReason: "", cancelledBy: null, wanted: null },
  createdAt: "2026-11-10T00:00:00.000Z",
  business: {
    ...{ slug: "ubuntu", businessName: "Ubuntu", phone: "0491570156", email: "u@example.com" },
    ...{ address: null, city: null, state: null },
  },
  ...{ messageToCustomers: "", changeableUntil: "2026-11-16T02:00:00.000Z" },
  ...{ can: { move: true, cancel: true, pay: true }, holdExpiresAt: null, calendarFile: null },
};

const fields = {
  ...{ businessId: "BUS-ABCD1234", date: "2026-11-17", start: "13:00 2026-11-17T02:00:00.000Z" },
  ...{ customerName: "Amara", customerEmail: "amara@okafor.example", priceCents: "22000" },
  paymentStatus: "pay now",
};

/** Answers by path, and remembers what was asked. */
function answering(answers: Record<string, () => Response>) {
  const sent: { path: string; body: unknown }[] = [];
  vi.stubGlobal("fetch", async ({ pathname }: URL, { body }: RequestInit) => {
    sent.push({ path: pathname, body: JSON.parse(String(body)) });
    return answers[pathname]?.() ?? new Response(null, { status: 500 });
  });
  return sent;
}

const send = (isMember: boolean) =>
  sendBooking(
    new Request("http://localhost:3000/book", {
      method: "POST",
      body: new URLSearchParams(fields),
    }),
    isMember,
  );

const created = (change: object) => () =>
  Response.json({ booking: { ...booking, ...change }, message: "Thanks!" }, { status: 201 });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test("BOOK-06 BOOK-21 a visitor's request goes out without a login, and they stay on the page", async () => {
  const sent = answering({ "/dir/bookings": created({}) });
  const { data } = await send(false);
  expect(data).toMatchObject({ ok: true, response: { message: "Thanks!", payment: null } });
  expect(sent).toEqual([
    {
      path: "/dir/bookings",
      body: {
        ...fields,
        ...{ start: "13:00", startsAt: "2026-11-17T02:00:00.000Z", priceCents: 22_000 },
      },
    },
  ]);
});

test("a member goes on to the page of the booking", async () => {
  answering({ "/dir/bookings": created({}) });
  const answer = (await send(true).catch((thrown: unknown) => thrown)) as Response;
  expect(answer.headers.get("location")).toBe("/my-account/bookings/BOOK-7K2MQX4D");
});

test("BOOK-20 whoever pays now goes on to the payment provider, by the booking's own id", async () => {
  const sent = answering({
    "/dir/bookings": created({ bookingStatus: "held" }),
    "/pay/checkout/one-time": () =>
      Response.json({ url: "https://checkout.example/1", paymentId: crypto.randomUUID() }),
  });
  const { data } = await send(true);
  expect(data).toMatchObject({ response: { payment: { url: "https://checkout.example/1" } } });
  expect(sent[1]).toEqual({
    path: "/pay/checkout/one-time",
    body: {
      ...{ bookingId: booking.id, unitAmount: 22_000, currency: "AUD" },
      ...{ name: "Braids", description: "Ubuntu", customerEmail: booking.customerEmail },
    },
  });
});

test("BOOK-20 the time stays held when the provider does not answer, and the page learns why", async () => {
  answering({ "/dir/bookings": created({ bookingStatus: "held" }) });
  const { data } = await send(true);
  expect(data).toMatchObject({ ok: true, response: { payment: { url: null } } });
  expect(log).toHaveBeenCalledWith("warn", "payment not started", expect.anything());
});

test("BOOK-18 a request that fails is said in the specification's words", async () => {
  answering({});
  const { data } = await send(false);
  expect(data).toMatchObject({ ok: false, error: bookingTexts.notSent });
  expect(bookingTexts.notSent).toBe("Could not send booking. Please try again.");
});
