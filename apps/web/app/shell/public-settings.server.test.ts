import { beforeEach, describe, expect, test, vi } from "vitest";
import { initialSettings, makeSettingsReader } from "./public-settings.server.ts";

const timing = { freshMs: 30_000, retryMs: 5_000, patienceMs: 20 };
const opened = { ...initialSettings, marketplaceAccess: "public" as const };

const load = vi.fn(async () => initialSettings);
let time = 0;
const makeReader = () => makeSettingsReader(load, timing, () => time);

beforeEach(() => {
  time = 1_000_000;
  load.mockReset().mockImplementation(async () => initialSettings);
});

describe("the public settings on the web server", () => {
  test("X-06 X-43 begin closed, before the API was ever reached", () => {
    expect(initialSettings).toMatchObject({
      marketplaceAccess: "members",
      showWellbeingLink: false,
      yearlyDiscount: 0,
      trialMonths: 6,
    });
  });

  test("are asked for once, however many pages want them at the same time", async () => {
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
    reader.forget();
    expect((await reader.read()).marketplaceAccess).toBe("public");
  });

  test("an answer that was under way when something changed does not bring the old value back", async () => {
    const reader = makeReader();
    const slow = Promise.withResolvers<typeof initialSettings>();
    load.mockReturnValueOnce(slow.promise);
    const first = reader.read();
    reader.forget();
    load.mockResolvedValue(opened);
    await reader.read();
    slow.resolve(initialSettings);
    await first;
    expect((await reader.read()).marketplaceAccess).toBe("public");
  });

  test("the last answer stays while the API is away, and the API is left alone for a while", async () => {
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

  test("an API that does not answer holds no page up", async () => {
    load.mockResolvedValueOnce(opened);
    const reader = makeReader();
    await reader.read();
    load.mockReturnValue(new Promise(() => {}));
    time += 30_000;
    expect((await reader.read()).marketplaceAccess).toBe("public");
  });
});
