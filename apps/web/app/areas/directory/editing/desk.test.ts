import { describe, expect, test, vi } from "vitest";
import { ApiError } from "#lib/errors.ts";
import type { BusinessView } from "../business/business-view.ts";
import { createDesk } from "./desk.ts";
import type { Changes, Saving } from "./saving.ts";

const refused = (code: ApiError["code"], status: number): Saving => ({
  ok: false,
  problem: new ApiError({ code, status, sentence: "As the server says." }).problem,
});

/** One listing with its version, as the server keeps it; `others` may save it too. */
function listing() {
  let version = 4;
  const sent: { version: number; changes: Changes }[] = [];
  const now = () =>
    ({ ok: true, business: { id: "BUS-ABCDEF12", slug: "zuri", version } }) as unknown as Saving;
  const calls = {
    read: vi.fn(async () => now()),
    save: vi.fn(async (listing: { version: number }, changes: Changes): Promise<Saving> => {
      sent.push({ version: listing.version, changes });
      await Promise.resolve();
      if (listing.version !== version) return refused("conflict", 409);
      version += 1;
      return now();
    }),
    readView: vi.fn(async (slug: string) => ({ slug, name: `v${version}` }) as BusinessView),
  };
  const desk = createDesk("BUS-ABCDEF12", calls);
  const othersSave = () => {
    version += 1;
  };
  return { desk, calls, sent, othersSave };
}

const change = { hideAddress: true } satisfies Changes;
const codeOf = (saving: Saving) => (saving.ok ? "saved" : saving.problem.code);

describe("DIR-DET-06 what others saved is not written over", () => {
  test("by a draft that began before, however often the page was looked at since", async () => {
    const { desk, othersSave, sent } = listing();
    await desk.read();
    desk.begin("address");
    othersSave();
    await desk.look();
    expect(codeOf(await desk.save(change, "address"))).toBe("conflict");
    expect(sent).toEqual([{ version: 4, changes: change }]);
  });

  test("by another open section, when one begins again", async () => {
    const { desk, othersSave } = listing();
    await desk.read();
    desk.begin("address");
    desk.begin("hours");
    othersSave();
    await desk.read();
    desk.begin("address");
    expect(codeOf(await desk.save(change, "hours"))).toBe("conflict");
    expect(codeOf(await desk.save(change, "address"))).toBe("saved");
    expect(codeOf(await desk.save(change, "hours"))).toBe("conflict");
  });
});

describe("DIR-DET-06 what somebody saved themselves", () => {
  test("is no conflict for the drafts beside it, nor for a save that waits its turn", async () => {
    const { desk, sent } = listing();
    await desk.read();
    desk.begin("address");
    desk.begin("cover");
    const savings = [
      desk.save({ isLive: true }),
      desk.save({ cover: null }, "cover"),
      desk.save(change, "address"),
    ];
    expect((await Promise.all(savings)).map(codeOf)).toEqual(["saved", "saved", "saved"]);
    expect(sent.map(({ version }) => version)).toEqual([4, 5, 6]);
  });

  test("is shown as readers will see it, and stays shown when that cannot be read", async () => {
    const { desk, calls } = listing();
    await desk.read();
    expect(desk.get().view).toBeNull();
    await desk.save({ isLive: true });
    expect(desk.get().view).toMatchObject({ name: "v5" });
    calls.readView.mockResolvedValueOnce(null as unknown as BusinessView);
    await desk.save({ isLive: false });
    expect(desk.get().view).toMatchObject({ name: "v5" });
  });
});

describe("DIR-DET-05 who may edit", () => {
  test("finds editing closed when the right is lost, which a stranger never had", async () => {
    const { desk, calls } = listing();
    calls.read.mockResolvedValueOnce(refused("forbidden", 403));
    await desk.read();
    expect(desk.get()).toMatchObject({ business: null, isClosed: false });
    await desk.read();
    desk.begin("hours");
    calls.read.mockResolvedValueOnce(refused("forbidden", 403));
    await desk.look();
    expect(desk.get()).toMatchObject({ business: null, isClosed: true });
    expect(codeOf(await desk.save(change, "hours"))).toBe("not_found");
    expect(calls.save).not.toHaveBeenCalled();
  });

  test("is told when that could not be found out, and can try again", async () => {
    const { desk, calls } = listing();
    calls.read.mockResolvedValueOnce(refused("not_available", 503));
    await desk.read();
    expect(desk.get()).toMatchObject({ business: null, unread: "As the server says." });
    await desk.read();
    expect(desk.get()).toMatchObject({ business: { version: 4 }, unread: null });
    calls.read.mockResolvedValueOnce(refused("not_available", 503));
    await desk.look();
    expect(desk.get()).toMatchObject({ business: { version: 4 }, unread: null });
  });

  test("sees what others saved on coming back with nothing open", async () => {
    const { desk, othersSave } = listing();
    await desk.read();
    othersSave();
    await desk.look();
    expect(desk.get()).toMatchObject({ business: { version: 5 }, view: { name: "v5" } });
  });
});
