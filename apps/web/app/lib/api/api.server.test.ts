import { getUser } from "@boab/contracts/accounts/profiles";
import { closeSession, openSession, readSession } from "@boab/contracts/accounts/sessions";
import { createEnquiry } from "@boab/contracts/outreach/enquiries";
import { describe, expect, test, vi } from "vitest";
import { runInRequestScope } from "#lib/http/request-scope.server.ts";
import { member } from "#test/profiles.ts";
import { api } from "./api.server.ts";
import { ApiError } from "./errors.ts";
import { readFormValues } from "./form.server.ts";

const visit = new Request("https://boab.example/contact-us", {
  headers: {
    cookie: "session=1",
    origin: "https://boab.example",
    "sec-fetch-site": "same-origin",
    "user-agent": "Test",
    "x-forwarded-for": "203.0.113.9",
    "x-request-id": "request-0001",
    authorization: "Bearer secret",
  },
});

function createStubbedClient(body: unknown, init: ResponseInit = {}) {
  const send = vi.fn(
    async (_url: URL, _init: RequestInit) =>
      new Response(body === undefined ? null : JSON.stringify(body), init),
  );
  const client = api(visit, {
    fetch: send as unknown as typeof fetch,
    apiOrigin: "http://api.internal:4000",
  });
  return { client, send, sent: () => send.mock.calls[0] ?? [] };
}

const enquiry = { name: "Kwame", email: "kwame@boab.example", message: "Hello" };

describe("calling the API for a visitor", () => {
  test("sends the contract's method, path and body to the configured host (SHELL-38)", async () => {
    const { client, sent } = createStubbedClient({ message: "sent" }, { status: 201 });
    expect(await client.call(createEnquiry, { body: enquiry })).toEqual({ message: "sent" });
    const [url, init] = sent();
    expect(String(url)).toBe("http://api.internal:4000/app/enquiries");
    expect(init).toMatchObject({ method: "POST", body: JSON.stringify(enquiry) });
  });

  test("passes on who asks, from where and on which page, and nothing else", async () => {
    const { client, sent } = createStubbedClient({ profile: null });
    await client.call(readSession);
    const headers = new Headers(sent()[1]?.headers);
    expect(Object.fromEntries(headers)).toEqual({
      accept: "application/json",
      cookie: "session=1",
      origin: "https://boab.example",
      "sec-fetch-site": "same-origin",
      "user-agent": "Test",
      "x-forwarded-for": "203.0.113.9",
      "x-request-id": "request-0001",
    });
  });

  test("marks the response as personal once the visitor's cookie was sent, and only then", async () => {
    const options = { fetch: (async () => Response.json({ profile: null })) as typeof fetch };
    const isPersonal = (request: Request) =>
      runInRequestScope(request, async (scope) => {
        await api(request, { ...options, apiOrigin: "http://api.internal:4000" }).call(readSession);
        return scope.isPersonal;
      });
    expect(await isPersonal(visit)).toBe(true);
    expect(await isPersonal(new Request("https://boab.example/"))).toBe(false);
  });

  test("a parameter cannot leave its place in the path", async () => {
    const { client, sent } = createStubbedClient(member);
    await client.call(getUser, { params: { uid: "../session?x=1" } });
    expect(String(sent()[0])).toBe("http://api.internal:4000/user/get-user/..%2Fsession%3Fx%3D1");
  });

  test("cookies of the answer go on to the visitor", async () => {
    const headers = new Headers({ "content-type": "application/json" });
    headers.append("set-cookie", "__Host-session=new; Path=/; HttpOnly");
    headers.append("set-cookie", "other=1");
    const { client } = createStubbedClient({ profile: member, isNew: true }, { headers });
    const cookies = await runInRequestScope(visit, async (scope) => {
      await client.call(openSession, { body: { idToken: "x".repeat(20) } });
      return scope.cookies;
    });
    expect(cookies).toEqual(["__Host-session=new; Path=/; HttpOnly", "other=1"]);
  });

  test("an empty answer is undefined", async () => {
    const { client } = createStubbedClient(undefined, { status: 204 });
    expect(await client.call(closeSession)).toBeUndefined();
  });

  test("ERR-01 ERR-05 a refusal carries the answer's `error` sentence, code and fields", async () => {
    const { client } = createStubbedClient(
      {
        error: "Please check what you entered and try again.",
        code: "bad_request",
        fields: { email: "Email address is not valid." },
        requestId: "request-0001",
      },
      { status: 400 },
    );
    const error = await client.call(createEnquiry, { body: enquiry }).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      code: "bad_request",
      sentence: "Please check what you entered and try again.",
      fields: { email: "Email address is not valid." },
      status: 400,
      requestId: "request-0001",
    });
  });

  test.each([
    [{ error: "No room left.", message: "other" }, "No room left.", true],
    [{ message: "Try later." }, "Try later.", true],
    [{ status: 500 }, "Something went wrong at our end. Please try again.", false],
    ["<html>", "Something went wrong at our end. Please try again.", false],
  ])(
    "ADM-USR-09 of an answer in another format, %j, `error` then `message` is read",
    async (body, sentence, isServerSentence) => {
      const { client } = createStubbedClient(body, { status: 500 });
      await expect(client.call(readSession)).rejects.toMatchObject({
        sentence,
        isSaidByServer: isServerSentence,
      });
    },
  );

  test("a loader's refusal reaches the error boundary with code and sentence", async () => {
    const body = { error: "We couldn't find that.", code: "not_found", requestId: "r" };
    const { client } = createStubbedClient(body, { status: 404 });
    const thrown = await client.load(readSession).catch((error: unknown) => error);
    expect(thrown).toMatchObject({
      data: { code: "not_found", sentence: "We couldn't find that." },
      init: { status: 404 },
    });
  });

  test("no answer at all says so in a sentence", async () => {
    const client = api(visit, {
      fetch: async () => {
        throw new TypeError("fetch failed");
      },
      apiOrigin: "http://api.internal:4000",
    });
    await expect(client.call(readSession)).rejects.toMatchObject({
      code: "not_available",
      status: 503,
    });
  });

  test("an answer that breaks the contract is not handed on", async () => {
    const { client } = createStubbedClient({ profile: { ...member, email: 1 } });
    await expect(client.call(readSession)).rejects.toMatchObject({ code: "internal" });
  });

  test("a field that a newer API adds is left out", async () => {
    const { client } = createStubbedClient({ profile: { ...member, newcomer: 1 }, news: [] });
    expect(await client.call(readSession)).toEqual({ profile: member });
  });

  test("an error page of something in between is no answer of ours", async () => {
    const { client } = createStubbedClient("<html>", { status: 502 });
    await expect(client.call(readSession)).rejects.toMatchObject({ code: "not_available" });
  });
});

describe("a write sent twice", () => {
  const page = "https://boab.example/contact-us";

  /** The key and its lifetime, as the API hears them. */
  async function sendAndReadKey(request: Request, message = "Hello") {
    const headers: Headers[] = [];
    const send = async (_url: URL, init: RequestInit) => {
      headers.push(new Headers(init.headers));
      return Response.json({ message: "sent" });
    };
    const options = { fetch: send as unknown as typeof fetch, apiOrigin: "http://api.internal" };
    await api(request, options).call(createEnquiry, { body: { ...enquiry, message } });
    return {
      key: headers[0]?.get("idempotency-key"),
      seconds: headers[0]?.get("idempotency-key-seconds"),
    };
  }

  async function posted(once: string) {
    const request = new Request(page, { method: "POST", body: new URLSearchParams({ once }) });
    expect(await readFormValues(request)).toEqual({});
    return request;
  }

  test("has the same key while the form's key and its content are the same", async () => {
    const first = await sendAndReadKey(await posted("a"));
    expect(first).toEqual({ key: expect.stringMatching(/^[\w-]{43}$/), seconds: null });
    expect(await sendAndReadKey(await posted("a"))).toEqual(first);
    expect(await sendAndReadKey(await posted("a"), "Corrected")).not.toEqual(first);
    expect(await sendAndReadKey(await posted("b"))).not.toEqual(first);
  });

  test("has the form's key although its action reads none of the values", async () => {
    const makeUnreadRequest = (once: string) =>
      new Request(page, { method: "POST", body: new URLSearchParams({ once }) });
    const first = await sendAndReadKey(makeUnreadRequest("a"));
    expect(first.seconds).toBe(null);
    expect(await sendAndReadKey(makeUnreadRequest("a"))).toEqual(first);
    expect(await sendAndReadKey(makeUnreadRequest("b"))).not.toEqual(first);
  });

  test("without a key in the form has one by visitor, page and content, for ten minutes", async () => {
    const from = (headers: Record<string, string>, url = page) =>
      new Request(url, { method: "POST", headers });
    const guest = { "x-forwarded-for": "203.0.113.9", "user-agent": "Test" };
    const first = await sendAndReadKey(from(guest));
    expect(first).toEqual({ key: expect.stringMatching(/^[\w-]{43}$/), seconds: "600" });
    expect(await sendAndReadKey(from(guest))).toEqual(first);
    const others = [
      await sendAndReadKey(from({ ...guest, "x-forwarded-for": "203.0.113.10" })),
      await sendAndReadKey(from({ ...guest, "user-agent": "Other" })),
      await sendAndReadKey(from({ ...guest, cookie: "__Host-boab_session=ada" })),
      await sendAndReadKey(from({ ...guest, cookie: "__Host-boab_session=eve" })),
      await sendAndReadKey(from(guest, "https://boab.example/directory")),
      await sendAndReadKey(from(guest), "Other"),
    ];
    expect(new Set([first, ...others].map(({ key }) => key)).size).toBe(7);
  });

  test("by a member is the same from another address", async () => {
    const from = (ip: string) =>
      new Request(page, {
        method: "POST",
        headers: { "x-forwarded-for": ip, cookie: "a=1; __Host-boab_session=ada" },
      });
    expect(await sendAndReadKey(from("203.0.113.9"))).toEqual(
      await sendAndReadKey(from("203.0.113.10")),
    );
  });

  test("a read has no key", async () => {
    const { client, sent } = createStubbedClient({ profile: null });
    await client.call(readSession);
    expect(new Headers(sent()[1]?.headers).has("idempotency-key")).toBe(false);
  });

  test("while the first is still in flight waits, and gets the first result", async () => {
    const inFlightError = { error: "Wait.", code: "request_in_flight", requestId: "r" };
    const answers = [
      Response.json(inFlightError, { status: 409 }),
      Response.json(inFlightError, { status: 409 }),
      Response.json({ message: "sent" }, { status: 201 }),
    ];
    const send = vi.fn(async () => answers.shift() ?? Response.error());
    const options = { fetch: send as unknown as typeof fetch, apiOrigin: "http://api.internal" };
    const answer = await api(visit, options).call(createEnquiry, { body: enquiry });
    expect(answer).toEqual({ message: "sent" });
    expect(send).toHaveBeenCalledTimes(3);
  });
});
