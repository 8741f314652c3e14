import { afterEach, expect, test, vi } from "vitest";
import { loader } from "./withdraw.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function open(code: string, status: number) {
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  vi.stubGlobal("fetch", async () =>
    Response.json({ error: "No.", code, requestId: "1" }, { status }),
  );
  const url = new URL("https://boab.example/directory/jobs/withdraw?link=abc");
  return loader({ request: new Request(url), url } as never);
}

test("a link that was used says so, and an outage doesn't pass for one", async () => {
  expect(await open("not_found", 404)).toMatchObject({ about: null });
  await expect(open("not_available", 503)).rejects.toMatchObject({ init: { status: 503 } });
});
