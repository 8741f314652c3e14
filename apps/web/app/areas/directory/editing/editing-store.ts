import type { CallInput } from "@boab/contracts/common/call";
import type { EditableBusiness, updateBusiness } from "@boab/contracts/directory/businesses";
import * as calls from "@boab/contracts/directory/calls.generated";
import { editingTexts } from "@boab/contracts/directory/editing-texts";
import { type BrowserApi, browserApi } from "#lib/api/browser-api.ts";
import { ApiError, type ApiProblem } from "#lib/api/errors.ts";
import { createValueStore } from "#lib/browser/value-store.ts";
import type { BusinessView } from "../business/business-view.ts";
import type { SectionName } from "../business/sections.ts";
import { readView } from "./read-view.ts";

/** What a section saves, without the version, which the store adds. */
export type Changes = Omit<CallInput<typeof updateBusiness>["body"], "version">;

export type Saving = { ok: true; business: EditableBusiness } | { ok: false; problem: ApiProblem };

type Listing = Pick<EditableBusiness, "id" | "version">;

const attempt = async (run: () => Promise<EditableBusiness>): Promise<Saving> => {
  try {
    return { ok: true, business: await run() };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { ok: false, problem: error.problem };
  }
};

export const readForEditing = (id: string, api: BrowserApi = browserApi): Promise<Saving> =>
  attempt(() => api.call(calls.readBusinessForEditing, { params: { id } }));

/** One request, whatever a section changes. */
export const saveChanges = (
  { id, version }: Listing,
  changes: Changes,
  api: BrowserApi = browserApi,
): Promise<Saving> =>
  attempt(() => api.call(calls.updateBusiness, { params: { id }, body: { version, ...changes } }));

/** What ends the editing of somebody: the listing, or their part in it, is gone. */
export const isClosing = ({ code }: ApiProblem): boolean =>
  ["forbidden", "not_found", "account_closed"].includes(code);

interface EditingView {
  /** Null for those who do not manage the listing, and until we know that they do. */
  business: EditableBusiness | null;
  /** The listing as readers will see it, when it changed while the page was open. */
  view: BusinessView | null;
  /** Something was saved that `view` doesn't show yet, because it couldn't be read. */
  isBehind: boolean;
  /** The right to edit was there, and is gone. */
  isClosed: boolean;
  /** Why we could not find out who may edit. */
  unread: string | null;
}

const nothing: EditingView = {
  business: null,
  view: null,
  isBehind: false,
  isClosed: false,
  unread: null,
};

const server = { read: readForEditing, save: saveChanges, readView };

/**
 * A listing while it is edited. Each open section keeps the version its draft began with, so that what
 * others saved is never written over; what we saved ourselves carries every draft along.
 */
export function createEditingStore(
  id: string,
  { read, save, readView: viewOf }: typeof server = server,
) {
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
      const view = isNews || was.isBehind ? await viewOf(business.slug) : null;
      const isBehind = (isNews || was.isBehind) && view === null;
      store.set({ ...nothing, business, view: view ?? was.view, isBehind });
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
    read: () => inTurn(async () => take(await read(id))),
    /** Somebody who was away may have lost the right to edit; what others saved waits for open drafts. */
    look: () =>
      inTurn(async () => {
        const response = await read(id);
        return response.ok && began.size > 0 ? response : take(response);
      }),
    /** The page was read again, and what is shown instead of it would stay as old as the last save. */
    follow: () =>
      inTurn(async () => {
        const { business, view: shown } = store.get();
        const view = business && shown ? await viewOf(business.slug) : null;
        if (view) store.set({ ...store.get(), view });
      }),
    /** Shows what was saved while the connection was gone. */
    catchUp: () =>
      inTurn(async () => {
        const { business, isBehind } = store.get();
        const view = business && isBehind ? await viewOf(business.slug) : null;
        if (view) store.set({ ...store.get(), view, isBehind: false });
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
        const response = await save({ id, version }, changes);
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
