import { describe, expect, test, vi } from "vitest";
import { ApiError } from "#lib/api/errors.ts";
import { createDraft } from "#lib/drafts/draft.ts";
import type { BusinessView } from "../business/business-view.ts";
import {
  createEditingStore,
  type EditingStore,
  type ListingChanges,
  type ListingResult,
} from "./editing-store.ts";

const refused = (code: ApiError["code"], status: number): ListingResult => ({
  ok: false,
  problem: new ApiError({ code, status, sentence: "As the server says." }).problem,
});

/** One listing with its version, as the server keeps it; `others` may save it too. */
function listing() {
  let version = 4;
  const sent: { version: number; changes: ListingChanges }[] = [];
  const now = () =>
    ({
      ok: true,
      business: { id: "BUS-ABCDEF12", slug: "zuri", version },
    }) as unknown as ListingResult;
  const calls = {
    read: vi.fn(async () => now()),
    save: vi.fn(
      async (listing: { version: number }, changes: ListingChanges): Promise<ListingResult> => {
        sent.push({ version: listing.version, changes });
        await Promise.resolve();
        if (listing.version !== version) return refused("conflict", 409);
        version += 1;
        return now();
      },
    ),
    readView: vi.fn(async (slug: string) => ({ slug, name: `v${version}` }) as BusinessView),
  };
  const store = createEditingStore("BUS-ABCDEF12", calls);
  const simulateOtherSave = () => {
    version += 1;
  };
  return { store, calls, sent, othersSave: simulateOtherSave };
}

/** Opens a section for editing; `save` saves its draft. */
function openSection(store: EditingStore, change: ListingChanges = { hideAddress: true }) {
  const { business } = store.get();
  if (!business) throw new Error("The listing isn't loaded.");
  const draft = createDraft({ ...store.drafts, stored: business });
  draft.open();
  draft.change(change);
  return {
    async save() {
      await draft.save();
      const { state, problem } = draft.get();
      return problem?.code ?? state;
    },
  };
}
const getCode = (saving: ListingResult) => (saving.ok ? "saved" : saving.problem.code);

describe("DIR-DET-06 what others saved is not written over", () => {
  test("by a draft that began before, however often the page was looked at since", async () => {
    const { store, othersSave, sent } = listing();
    await store.read();
    const address = openSection(store);
    othersSave();
    await store.look();
    expect(await address.save()).toBe("conflict");
    expect(sent).toEqual([{ version: 4, changes: { hideAddress: true } }]);
  });

  test("by another open section, when one begins again", async () => {
    const { store, othersSave } = listing();
    await store.read();
    const hours = openSection(store);
    othersSave();
    await store.read();
    const address = openSection(store);
    expect(await hours.save()).toBe("conflict");
    expect(await address.save()).toBe("saved");
    expect(await hours.save()).toBe("conflict");
  });
});

describe("DIR-DET-06 what somebody saved themselves", () => {
  test("is no conflict for the drafts beside it, nor for a save that waits its turn", async () => {
    const { store, sent } = listing();
    await store.read();
    const address = openSection(store);
    const cover = openSection(store, { cover: null });
    const saveResults = [store.save({ isLive: true }).then(getCode), cover.save(), address.save()];
    expect(await Promise.all(saveResults)).toEqual(["saved", "saved", "saved"]);
    expect(sent.map(({ version }) => version)).toEqual([4, 5, 6]);
  });

  test("is not sent where the other value was chosen for every field", async () => {
    const { store, sent } = listing();
    await store.read();
    expect(await openSection(store, {}).save()).toBe("saved");
    expect(sent).toEqual([]);
  });

  test("is shown as readers will see it, and stays shown when that cannot be read", async () => {
    const { store, calls } = listing();
    await store.read();
    expect(store.get().view).toBeNull();
    await store.save({ isLive: true });
    expect(store.get().view).toMatchObject({ name: "v5" });
    expect(store.get().isBehind).toBe(false);
    calls.readView.mockResolvedValueOnce(null as unknown as BusinessView);
    await store.save({ isLive: false });
    expect(store.get()).toMatchObject({ view: { name: "v5" }, isBehind: true });
  });

  test("is shown once the connection is back, when it was lost in the middle of a save", async () => {
    const { store, calls } = listing();
    await store.read();
    calls.readView.mockResolvedValue(null as unknown as BusinessView);
    await store.save({ isLive: true });
    await store.reloadOutdatedView();
    expect(store.get()).toMatchObject({ view: null, isBehind: true });
    calls.readView.mockResolvedValue({ name: "v5" } as BusinessView);
    await store.reloadOutdatedView();
    expect(store.get()).toMatchObject({ view: { name: "v5" }, isBehind: false });
    calls.readView.mockClear();
    await store.reloadOutdatedView();
    expect(calls.readView).not.toHaveBeenCalled();
  });
});

describe("X-33 a page that is read again while it shows what was saved", () => {
  test("shows the saved listing as it is now, such as closed since", async () => {
    const { store, calls } = listing();
    await store.read();
    await store.save({ isLive: true });
    calls.readView.mockResolvedValueOnce({ name: "closed by now" } as BusinessView);
    await store.refreshView();
    expect(store.get().view).toMatchObject({ name: "closed by now" });
    calls.readView.mockResolvedValueOnce(null as unknown as BusinessView);
    await store.refreshView();
    expect(store.get().view).toMatchObject({ name: "closed by now" });
  });

  test("asks for nothing while nothing was saved, because the page itself is shown", async () => {
    const { store, calls } = listing();
    await store.refreshView();
    await store.read();
    await store.refreshView();
    expect(calls.readView).not.toHaveBeenCalled();
  });
});

describe("DIR-DET-05 who may edit", () => {
  test("finds editing closed when the right is lost, which a stranger never had", async () => {
    const { store, calls } = listing();
    calls.read.mockResolvedValueOnce(refused("forbidden", 403));
    await store.read();
    expect(store.get()).toMatchObject({ business: null, isClosed: false });
    await store.read();
    const hours = openSection(store);
    calls.read.mockResolvedValueOnce(refused("forbidden", 403));
    await store.look();
    expect(store.get()).toMatchObject({ business: null, isClosed: true });
    expect(await hours.save()).toBe("not_found");
    expect(getCode(await store.save({ isLive: true }))).toBe("not_found");
    expect(calls.save).not.toHaveBeenCalled();
  });

  test("is told when that could not be found out, and can try again", async () => {
    const { store, calls } = listing();
    calls.read.mockResolvedValueOnce(refused("not_available", 503));
    await store.read();
    expect(store.get()).toMatchObject({ business: null, unread: "As the server says." });
    await store.read();
    expect(store.get()).toMatchObject({ business: { version: 4 }, unread: null });
    calls.read.mockResolvedValueOnce(refused("not_available", 503));
    await store.look();
    expect(store.get()).toMatchObject({ business: { version: 4 }, unread: null });
  });

  test("sees what others saved on coming back with nothing open", async () => {
    const { store, othersSave } = listing();
    await store.read();
    othersSave();
    await store.look();
    expect(store.get()).toMatchObject({ business: { version: 5 }, view: { name: "v5" } });
  });
});
