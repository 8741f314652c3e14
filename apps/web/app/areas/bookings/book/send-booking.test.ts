import { bookingCopy } from "@boab/contracts/bookings/copy";
import { afterEach, expect, test, vi } from "vitest";
import { captureLog } from "#test/watch-log.ts";
import { sendBooking } from "./send-booking.server.ts";

const booking = {
  view: "customer",
  party: [],
  id: "BOOK-7K2MQX4D",
  businessId: "BUS-ABCD1234",
  customerName: "Amara",
  customerEmail: "amara@okafor.example",
  customerPhone: null,
  customerNotes: "",
  date: "2026-11-17",
  start: "13:00",
  end: "17:00",
  startsAt: "2026-11-17T02:00:00.000Z",
  endsAt: "2026-11-17T06:00:00.000Z",
  timeZone: "Australia/Melbourne",
  length: 240,
  serviceId: null,
  serviceTitle: "Braids",
  style: null,
  priceCents: 22_000,
  dueNowCents: 22_000,
  paidCents: 0,
  refundedCents: 0,
  maxRetainedCents: 6_600,
  paymentStatus: "pay now",
  paidState: "unpaid",
  requiresPayment: true,
  bookingStatus: "requested",
  cancellationReason: "",
  cancelledBy: null,
  proposedTime: null,
  createdAt: "2026-11-10T00:00:00.000Z",
  business: {
    slug: "ubuntu",
    businessName: "Ubuntu",
    phone: "0491570156",
    email: "u@example.com",
    address: null,
    city: null,
    state: null,
  },
  teammate: null,
  preparation: [],
  messageToCustomers: "",
  changeableUntil: "2026-11-16T02:00:00.000Z",
  changeNoticeHours: 24,
  isMovedByBusiness: false,
  suggestedTime: null,
  cancelReturnsCents: 0,
  userId: null,
  can: { move: true, cancel: true, pay: true, verify: false, answerTime: false },
  holdExpiresAt: null,
  calendarFile: null,
};

const fields = {
  businessId: "BUS-ABCD1234",
  date: "2026-11-17",
  start: "13:00 2026-11-17T02:00:00.000Z",
  customerName: "Amara",
  customerEmail: "amara@okafor.example",
  priceCents: "22000",
  paymentStatus: "pay now",
};

/** Answers by path, and remembers what was asked. */
function stubApi(answers: Record<string, () => Response>) {
  const sent: { path: string; body: unknown }[] = [];
  vi.stubGlobal("fetch", async ({ pathname }: URL, { body }: RequestInit) => {
    sent.push({ path: pathname, body: JSON.parse(String(body)) });
    return answers[pathname]?.() ?? new Response(null, { status: 500 });
  });
  return sent;
}

const send = (isMember: boolean, changes: Record<string, string> = {}) =>
  sendBooking(
    new Request("http://localhost:3000/book", {
      method: "POST",
      body: new URLSearchParams({ ...fields, ...changes }),
    }),
    isMember,
  );

const created = (change: object) => () =>
  Response.json(
    { booking: { ...booking, ...change }, message: "Thanks!", session: null },
    { status: 201 },
  );

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test("BOOK-06 BOOK-21 a visitor's request goes out without a login, and they stay on the page", async () => {
  const sent = stubApi({ "/dir/bookings": created({}) });
  const { data } = await send(false);
  expect(data).toMatchObject({ ok: true, response: { message: "Thanks!", payment: null } });
  expect(sent).toEqual([
    {
      path: "/dir/bookings",
      body: {
        ...fields,
        start: "13:00",
        startsAt: "2026-11-17T02:00:00.000Z",
        priceCents: 22_000,
        browserId: expect.stringMatching(/^[\w-]{43}$/),
      },
    },
  ]);
});

test("a guest's form that is sent again before the first answer has come names the same browser", async () => {
  const sent = stubApi({ "/dir/bookings": created({}) });
  await send(false, { once: "key-1" });
  await send(false, { once: "key-1" });
  await send(false, { once: "key-2" });
  await send(false);
  await send(false);
  await send(false, { customerName: "Somebody else" });
  const browserIds = sent.map(({ body }) => (body as { browserId: string }).browserId);
  expect(browserIds[1]).toBe(browserIds[0]);
  expect(browserIds[4]).toBe(browserIds[3]);
  expect(new Set(browserIds).size).toBe(4);
});

test("a phone number that nobody could dial is questioned once, and sent when it is meant", async () => {
  const sent = stubApi({ "/dir/bookings": created({}) });
  const { data } = await send(false, { customerPhone: "0412 345" });
  expect(data).toMatchObject({
    ok: false,
    fields: { customerPhone: "Is this number complete? If so, send it as it is." },
  });
  expect(sent).toEqual([]);
  const again = await send(false, { customerPhone: "0412 345", phoneQuestioned: "0412 345" });
  expect(again.data).toMatchObject({ ok: true });
  expect(sent).toHaveLength(1);
});

test("a time that is held for the emailed link is not paid for", async () => {
  const sent = stubApi({
    "/dir/bookings": created({ bookingStatus: "held", can: { ...booking.can, verify: true } }),
  });
  const { data } = await send(false);
  expect(data).toMatchObject({ ok: true, response: { payment: null } });
  expect(sent).toHaveLength(1);
});

test("a member goes on to the page of the booking", async () => {
  stubApi({ "/dir/bookings": created({}) });
  const answer = (await send(true).catch((thrown: unknown) => thrown)) as Response;
  expect(answer.headers.get("location")).toBe("/my-account/bookings/BOOK-7K2MQX4D");
});

test("BOOK-20 whoever pays now goes on to the payment provider, by the booking's own id", async () => {
  const sent = stubApi({
    "/dir/bookings": created({ bookingStatus: "held" }),
    "/pay/checkout/one-time": () =>
      Response.json({ url: "https://checkout.example/1", paymentId: crypto.randomUUID() }),
  });
  const { data } = await send(true);
  expect(data).toMatchObject({ response: { payment: { url: "https://checkout.example/1" } } });
  expect(sent[1]).toEqual({
    path: "/pay/checkout/one-time",
    body: {
      bookingId: booking.id,
      unitAmount: 22_000,
      currency: "AUD",
      name: "Braids",
      description: "Ubuntu",
      customerEmail: booking.customerEmail,
    },
  });
});

test("BOOK-20 the time stays held when the provider does not answer, and the page learns why", async () => {
  stubApi({ "/dir/bookings": created({ bookingStatus: "held" }) });
  const watchedLog = captureLog();
  const { data } = await send(true);
  expect(data).toMatchObject({ ok: true, response: { payment: { url: null } } });
  expect(watchedLog()).toContainEqual(
    expect.objectContaining({ level: 40, msg: "payment not started" }),
  );
});

test("BOOK-18 a request that fails is said in the specification's words", async () => {
  stubApi({});
  const { data } = await send(false);
  expect(data).toMatchObject({ ok: false, error: bookingCopy.notSent });
  expect(bookingCopy.notSent).toBe("Could not send booking. Please try again.");
});

test("size, length and extras are sent by name, and nothing where there was nothing to choose", async () => {
  const sent = stubApi({ "/dir/bookings": created({}) });
  await send(false, {
    "style.size": "Medium",
    "style.length": "Waist",
    "style.extras.0": "Hair supplied",
    "style.extras.1": "Take down",
  });
  await send(false);
  expect(sent[0]?.body).toMatchObject({
    style: { size: "Medium", length: "Waist", extras: ["Hair supplied", "Take down"] },
  });
  expect(sent[1]?.body).not.toHaveProperty("style");
});

test("BOOK-06 a guest who pays goes on to the provider by the session of their booking, which no page carries", async () => {
  const token = "s".repeat(43);
  const held = { ...booking, bookingStatus: "held" };
  const sent = stubApi({
    "/dir/bookings": () =>
      Response.json(
        { booking: held, message: "Thanks!", session: { token, seconds: 7_200 } },
        { status: 201 },
      ),
    "/pay/checkout/one-time": () =>
      Response.json({ url: "https://checkout.example/1", paymentId: crypto.randomUUID() }),
  });
  const { data } = await send(false);
  expect(data).toMatchObject({ response: { payment: { url: "https://checkout.example/1" } } });
  expect(sent[1]?.body).toMatchObject({ bookingId: booking.id, bookingToken: token });
  expect(JSON.stringify(data)).not.toContain(token);
});
