import { expect, test, vi } from "vitest";
import {
  addCookie,
  getRequestScope,
  loadOncePerRequest,
  runInRequestScope,
} from "./request-scope.server.ts";

const request = (id?: string) =>
  new Request("http://localhost/", id ? { headers: { "x-request-id": id } } : {});

test("X2 parallel requests do not share state", async () => {
  const visit = (name: string, ms: number) =>
    runInRequestScope(request(name), async (scope) => {
      addCookie(`name=${name}`);
      await new Promise((done) => setTimeout(done, ms));
      addCookie("end=1");
      return [getRequestScope()?.requestId, ...scope.cookies];
    });
  expect(await Promise.all([visit("first", 20), visit("second", 5)])).toEqual([
    ["first", "name=first", "end=1"],
    ["second", "name=second", "end=1"],
  ]);
});

test("several loaders of one request share one response", async () => {
  const load = vi.fn(async () => "profile");
  await runInRequestScope(request(), () =>
    Promise.all([loadOncePerRequest("session", load), loadOncePerRequest("session", load)]),
  );
  expect(load).toHaveBeenCalledOnce();
  await runInRequestScope(request(), () => loadOncePerRequest("session", load));
  expect(load).toHaveBeenCalledTimes(2);
});

test("a request without an id gets one", () => {
  expect(runInRequestScope(request(), (scope) => scope.requestId)).toMatch(/^[0-9a-f-]{36}$/);
});
