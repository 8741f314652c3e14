import type { EditableBusiness } from "@boab/contracts/directory/businesses";
import { editingTexts } from "@boab/contracts/directory/editing-texts";
import { createValueStore } from "#lib/browser/value-store.ts";
import type { BusinessView } from "../business/business-view.ts";
import type { SectionName } from "../business/sections.ts";
import { readView } from "./read-view.ts";
import { type Changes, isClosing, readForEditing, type Saving, saveChanges } from "./saving.ts";

interface EditingView {
  /** Null for those who do not look after the listing, and until we know that they do. */
  business: EditableBusiness | null;
  /** The listing as readers will see it, when it changed while the page was open. */
  view: BusinessView | null;
  /** The right to edit was there, and is gone. */
  isClosed: boolean;
  /** Why we could not find out who may edit. */
  unread: string | null;
}

const nothing: EditingView = { business: null, view: null, isClosed: false, unread: null };

const server = { read: readForEditing, save: saveChanges, readView };

/**
 * A listing while it is edited. Each open section keeps the version its draft began with, so that what
 * others saved is never written over; what we saved ourselves carries every draft along.
 */
export function createEditingStore(id: string, calls: typeof server = server) {
  const store = createValueStore(nothing);
  const began = new Map<SectionName, number>();
  let line: Promise<unknown> = Promise.resolve();

  /** One after another: each save needs the version that the one before it made. */
  function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const turn = line.then(work);
    line = turn.catch(() => undefined);
    return turn;
  }

  async function take(response: Saving): Promise<Saving> {
    const was = store.get();
    if (response.ok) {
      const { business } = response;
      const isNews = was.business !== null && was.business.version !== business.version;
      // Shared caches may still hold the page as it was.
      const view = (isNews && (await calls.readView(business.slug))) || was.view;
      store.set({ ...nothing, business, view });
    } else if (isClosing(response.problem)) {
      store.set({ ...nothing, isClosed: was.isClosed || was.business !== null });
    } else if (!was.business) {
      store.set({ ...was, unread: response.problem.sentence });
    }
    return response;
  }

  /** Nobody else saved in between, so whoever began with the one version goes on with the other. */
  function carryDrafts(from: number, to: number) {
    for (const [section, version] of began) if (version === from) began.set(section, to);
  }

  return {
    subscribe: store.subscribe,
    get: store.get,
    read: () => inTurn(async () => take(await calls.read(id))),
    /** Somebody who was away may have lost the right to edit; what others saved waits for open drafts. */
    look: () =>
      inTurn(async () => {
        const response = await calls.read(id);
        return response.ok && began.size > 0 ? response : take(response);
      }),
    begin: (section: SectionName) => {
      const { business } = store.get();
      if (business) began.set(section, business.version);
    },
    end: (section: SectionName) => void began.delete(section),
    /** Without a section: what has no draft, such as going live. */
    save: (changes: Changes, section?: SectionName) =>
      inTurn(async () => {
        const { business } = store.get();
        if (!business) return noListing;
        const version = (section && began.get(section)) ?? business.version;
        const response = await calls.save({ id, version }, changes);
        if (response.ok) carryDrafts(version, response.business.version);
        return take(response);
      }),
  };
}

export type EditingStore = ReturnType<typeof createEditingStore>;

const noListing: Saving = {
  ok: false,
  problem: {
    code: "not_found",
    sentence: editingTexts.closed,
    fields: {},
    status: 404,
    requestId: null,
  },
};
