import { removePhoto, setPhoto } from "@boab/contracts/accounts/calls.generated";
import { suggestSuburbs, updateBusiness } from "@boab/contracts/directory/calls.generated";
import { describe, expect, test } from "vitest";
import { buildApiPath, makeBrowserApi } from "./browser-api.ts";
import { ApiError } from "./errors.ts";
import { resource } from "./resource.ts";

const catchProblem = (respond: () => Promise<Response>, signal?: AbortSignal) =>
  makeBrowserApi(respond)
    .call(removePhoto, { signal })
    .catch((error: unknown) => error);

function makeRecordingApi(response: unknown) {
  const requests: [string, RequestInit][] = [];
  const api = makeBrowserApi(async (...request) => {
    requests.push(request);
    return Response.json(response);
  });
  return { api, requests };
}

describe("a call goes where its contract says", () => {
  test("to our own origin, in JSON, and gives the answer", async () => {
    const { api, requests } = makeRecordingApi({ id: "ada" });
    expect(await api.call(setPhoto, { body: { uploadId: "u1" } })).toEqual({ id: "ada" });
    const [address, init] = requests[0] ?? [];
    expect(address).toBe("/api/user/photo");
    expect(init).toMatchObject({
      method: "PUT",
      body: '{"uploadId":"u1"}',
      headers: { "content-type": "application/json" },
    });
  });

  test("with its parameters and its query", async () => {
    const { api, requests } = makeRecordingApi({ data: [] });
    await api.call(updateBusiness, { params: { id: "a/b" }, body: { version: 1 } });
    await api.call(suggestSuburbs, { query: { q: "st kilda" } });
    expect(requests.map(([address]) => address)).toEqual([
      "/api/dir/business/a%2Fb",
      "/api/dir/suburbs?q=st+kilda",
    ]);
    expect(buildApiPath(removePhoto)).toBe("/api/user/photo");
  });

  test("beyond the end of its page where somebody asks for it", async () => {
    const { api, requests } = makeRecordingApi({});
    await api.call(removePhoto, { outlivesPage: true });
    await api.call(removePhoto);
    expect(requests.map(([, init]) => init.keepalive)).toEqual([true, undefined]);
  });
});

test("data of our own pages is read from the page's address", async () => {
  const { api, requests } = makeRecordingApi({ name: "Ama" });
  const view = resource<{ name: string }>("/directory/:slug/view");
  expect(await api.read(view, { slug: "ama" })).toEqual({ name: "Ama" });
  expect(requests[0]).toMatchObject(["/directory/ama/view", { method: "GET" }]);
});

describe("a failure keeps its words", () => {
  test("a refusal brings code, sentence and fields", async () => {
    const refusal = { error: "No.", code: "bad_request", fields: { size: "Too large." } };
    const problem = await catchProblem(async () => Response.json(refusal, { status: 400 }));
    expect(problem).toBeInstanceOf(ApiError);
    expect(problem).toMatchObject({
      code: "bad_request",
      sentence: "No.",
      fields: { size: "Too large." },
      status: 400,
    });
  });

  test.each([
    [502, "not_available"],
    [500, "internal"],
  ])("an answer of %d without words becomes %s", async (status, code) => {
    const problem = await catchProblem(async () => new Response("<html>", { status }));
    expect(problem).toMatchObject({ code, status });
  });

  test("no answer at all is told as unreachable", async () => {
    const problem = await catchProblem(async () => {
      throw new TypeError("Failed to fetch");
    });
    expect(problem).toMatchObject({ code: "not_available", status: 503 });
  });

  test("an answer that breaks off in the middle is told as unreachable too", async () => {
    const broken = new ReadableStream({
      pull: (stream) => stream.error(new TypeError("network error")),
    });
    const problem = await catchProblem(async () => new Response(broken));
    expect(problem).toBeInstanceOf(ApiError);
    expect(problem).toMatchObject({ code: "not_available", status: 503 });
  });

  test("an abort stays an abort", async () => {
    const abort = new AbortController();
    const problem = await catchProblem(async () => {
      abort.abort();
      throw abort.signal.reason;
    }, abort.signal);
    expect(problem).toMatchObject({ name: "AbortError" });
  });
});

describe("a write sent twice", () => {
  const save = { body: { uploadId: "u1" } };

  function createStubbedApi(answers: (() => Response)[]) {
    const keys: (string | null)[] = [];
    const api = makeBrowserApi(async (_address, init) => {
      keys.push(new Headers(init.headers).get("idempotency-key"));
      const answer = answers.shift();
      if (!answer) throw new TypeError("Failed to fetch");
      return answer();
    });
    return { api, keys };
  }
  const done = () => Response.json({ id: "ada" });
  const refused = (code: string, status: number) => () =>
    Response.json({ error: "No.", code }, { status });

  test("after a lost answer goes out under the same key, and after an answer under a new one", async () => {
    const lost = () => {
      throw new TypeError("Failed to fetch");
    };
    const { api, keys } = createStubbedApi([lost, done, done, refused("bad_request", 400), done]);
    await expect(api.call(setPhoto, save)).rejects.toMatchObject({ code: "not_available" });
    await api.call(setPhoto, save);
    await api.call(setPhoto, save);
    await expect(api.call(setPhoto, save)).rejects.toMatchObject({ code: "bad_request" });
    await api.call(setPhoto, save);
    expect(keys[0]).toMatch(/^[\w-]{16,}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(new Set(keys).size).toBe(4);
  });

  test("with other content has another key", async () => {
    const { api, keys } = createStubbedApi([]);
    await api.call(setPhoto, save).catch(() => {});
    await api.call(setPhoto, { body: { uploadId: "u2" } }).catch(() => {});
    expect(new Set(keys).size).toBe(2);
  });

  test("while the first is in flight waits for its result", async () => {
    const { api, keys } = createStubbedApi([refused("request_in_flight", 409), done]);
    expect(await api.call(setPhoto, save)).toEqual({ id: "ada" });
    expect(new Set(keys).size).toBe(1);
  });
});
