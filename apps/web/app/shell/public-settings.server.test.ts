import { beforeEach, describe, expect, test, vi } from "vitest";
import { initialSettings, makeSettingsReader } from "./public-settings.server.ts";

const timing = { freshMs: 30_000, retryMs: 5_000, timeoutMs: 20 };
const opened = { ...initialSettings, marketplaceAccess: "public" as const };

const load = vi.fn(async () => initialSettings);
let time = 0;
const makeReader = () => makeSettingsReader(load, timing, () => time);

beforeEach(() => {
  time = 1_000_000;
  load.mockReset().mockImplementation(async () => initialSettings);
});

describe("the public settings on the web server", () => {
  test("X-06 X-43 start closed, before the first response from the API", () => {
    expect(initialSettings).toMatchObject({
      marketplaceAccess: "members",
      mediaAccess: "members",
      showWellbeingLink: false,
      yearlyDiscount: 0,
      trialMonths: 6,
    });
  });

  test("are requested once for parallel pages", async () => {
    const reader = makeReader();
    await Promise.all([reader.read(), reader.read(), reader.read()]);
    await reader.read();
    expect(load).toHaveBeenCalledTimes(1);
  });

  test("X-06 a changed switch shows within thirty seconds", async () => {
    const reader = makeReader();
    await reader.read();
    load.mockResolvedValue(opened);
    time += 29_999;
    expect((await reader.read()).marketplaceAccess).toBe("members");
    time += 1;
    expect((await reader.read()).marketplaceAccess).toBe("public");
  });

  test("a change made on this server shows at once", async () => {
    const reader = makeReader();
    await reader.read();
    load.mockResolvedValue(opened);
    reader.invalidate();
    expect((await reader.read()).marketplaceAccess).toBe("public");
  });

  test("a response requested before a change does not restore the old value", async () => {
    const reader = makeReader();
    const slow = Promise.withResolvers<typeof initialSettings>();
    load.mockReturnValueOnce(slow.promise);
    const first = reader.read();
    reader.invalidate();
    load.mockResolvedValue(opened);
    await reader.read();
    slow.resolve(initialSettings);
    await first;
    expect((await reader.read()).marketplaceAccess).toBe("public");
  });

  test("the last response is kept while the API is down, and retries are delayed", async () => {
    load.mockResolvedValueOnce(opened);
    const reader = makeReader();
    await reader.read();
    load.mockRejectedValue(new Error("away"));
    time += 30_000;
    expect((await reader.read()).marketplaceAccess).toBe("public");
    await reader.read();
    expect(load).toHaveBeenCalledTimes(2);
    time += 5_000;
    await reader.read();
    expect(load).toHaveBeenCalledTimes(3);
  });

  test("a slow API does not hold up a page", async () => {
    load.mockResolvedValueOnce(opened);
    const reader = makeReader();
    await reader.read();
    load.mockReturnValue(new Promise(() => {}));
    time += 30_000;
    expect((await reader.read()).marketplaceAccess).toBe("public");
  });
});
