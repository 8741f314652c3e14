import type { CallInput } from "@boab/contracts/common/call";
import type { EditableBusiness, updateBusiness } from "@boab/contracts/directory/businesses";
import * as calls from "@boab/contracts/directory/calls.generated";
import { useEffect, useState, useSyncExternalStore } from "react";
import { type BrowserApi, browserApi } from "#lib/api/browser-api.ts";
import { ApiError, type ApiProblem } from "#lib/api/errors.ts";
import { createValueStore } from "#lib/browser/value-store.ts";
import type { DraftOptions } from "#lib/drafts/draft.ts";
import { createDraftQueue } from "#lib/drafts/draft-queue.ts";
import type { BusinessView } from "../business/business-view.ts";
import { editingCopy } from "./copy.ts";
import { readView } from "./read-view.ts";

/** The changes that a section saves. The version is added to them. */
export type ListingChanges = Omit<CallInput<typeof updateBusiness>["body"], "version">;

export type ListingResult =
  | { ok: true; business: EditableBusiness }
  | { ok: false; problem: ApiProblem };

/** How the draft of a section is saved, and what others saved in the meantime is read. */
export type SectionDraftOptions = Pick<
  DraftOptions<ListingChanges, EditableBusiness>,
  "queue" | "send" | "readLatest"
>;

type Listing = Pick<EditableBusiness, "id" | "version">;

const attempt = async (run: () => Promise<EditableBusiness>): Promise<ListingResult> => {
  try {
    return { ok: true, business: await run() };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { ok: false, problem: error.problem };
  }
};

const requireBusiness = (saving: ListingResult): EditableBusiness => {
  if (!saving.ok) throw new ApiError(saving.problem);
  return saving.business;
};

export const readListingForEditing = (
  id: string,
  api: BrowserApi = browserApi,
): Promise<ListingResult> =>
  attempt(() => api.call(calls.readBusinessForEditing, { params: { id } }));

/** Saves all changes of a section in one request. */
export const saveChanges = (
  { id, version }: Listing,
  changes: ListingChanges,
  api: BrowserApi = browserApi,
): Promise<ListingResult> =>
  attempt(() => api.call(calls.updateBusiness, { params: { id }, body: { version, ...changes } }));

/** True for errors that end editing: the listing is gone, or the person may no longer edit it. */
export const isAccessLost = ({ code }: ApiProblem): boolean =>
  ["forbidden", "not_found", "account_closed"].includes(code);

interface EditingView {
  /** Null for people who don't manage the listing, and until the server has answered. */
  business: EditableBusiness | null;
  /** The listing as visitors will see it; null while nothing has changed since the page loaded. */
  view: BusinessView | null;
  /** True when a save isn't in `view` yet, because the view couldn't be loaded. */
  isBehind: boolean;
  /** True when the person could edit before and no longer can. */
  isClosed: boolean;
  /** The error of the request that checks who may edit; null without one. */
  unread: string | null;
}

const emptyView: EditingView = {
  business: null,
  view: null,
  isBehind: false,
  isClosed: false,
  unread: null,
};

const serverCalls = { read: readListingForEditing, save: saveChanges, readView };

/**
 * The state of a listing while it is edited. Its requests run one after another in the queue that the drafts of the open
 * sections share, so that a save never overwrites what others saved.
 */
export function createEditingStore(
  id: string,
  { read, save, readView }: typeof serverCalls = serverCalls,
) {
  const store = createValueStore(emptyView);
  const queue = createDraftQueue();

  async function applyResponse(response: ListingResult): Promise<ListingResult> {
    const was = store.get();
    if (response.ok) {
      const { business } = response;
      const isNewVersion = was.business !== null && was.business.version !== business.version;
      // Shared caches may still return the old page, so the view is loaded separately.
      const view = isNewVersion || was.isBehind ? await readView(business.slug) : null;
      const isViewOutdated = (isNewVersion || was.isBehind) && view === null;
      store.set({ ...emptyView, business, view: view ?? was.view, isBehind: isViewOutdated });
    } else if (isAccessLost(response.problem)) {
      store.set({ ...emptyView, isClosed: was.isClosed || was.business !== null });
    } else if (!was.business) {
      store.set({ ...was, unread: response.problem.sentence });
    }
    return response;
  }

  const drafts: SectionDraftOptions = {
    queue,
    async send(changes, { version }) {
      const { business } = store.get();
      if (!business) return requireBusiness(notFoundResult);
      // When the person chose the other value for every field, there is nothing left to save.
      if (Object.keys(changes).length === 0) return business;
      return requireBusiness(await applyResponse(await save({ id, version }, changes)));
    },
    readLatest: async () => requireBusiness(await applyResponse(await read(id))),
  };

  return {
    subscribe: store.subscribe,
    get: store.get,
    drafts,
    read: () => queue.run(async () => applyResponse(await read(id))),
    /** Checks whether the person may still edit. While drafts are open, changes by others aren't shown. */
    look: () =>
      queue.run(async () => {
        const response = await read(id);
        return response.ok && queue.hasDrafts() ? response : applyResponse(response);
      }),
    /** The page's data was loaded again, so the view that is shown in its place is loaded again too. */
    refreshView: () =>
      queue.run(async () => {
        const { business, view: shown } = store.get();
        const view = business && shown ? await readView(business.slug) : null;
        if (view) store.set({ ...store.get(), view });
      }),
    /** Loads the view that couldn't be loaded after a save, for example while offline. */
    reloadOutdatedView: () =>
      queue.run(async () => {
        const { business, isBehind: isViewOutdated } = store.get();
        const view = business && isViewOutdated ? await readView(business.slug) : null;
        if (view) store.set({ ...store.get(), view, isBehind: false });
      }),
    /** Saves a change that has no draft, such as going live. */
    save: (changes: ListingChanges) =>
      queue.run(async () => {
        const { business } = store.get();
        if (!business) return notFoundResult;
        const saving = await applyResponse(await save({ id, version: business.version }, changes));
        if (saving.ok) queue.move(business.version, saving.business.version);
        return saving;
      }),
  };
}

export type EditingStore = ReturnType<typeof createEditingStore>;

const notFoundResult: ListingResult = {
  ok: false,
  problem: new ApiError({ code: "not_found", sentence: editingCopy.closed, status: 404 }).problem,
};

/** The connection may return without an event from the browser, so the page retries at this interval. */
const outdatedViewRetryMs = 5_000;

/** The listing for people who manage it, loaded again when they return to the page. */
export function useEditingStore(page: BusinessView) {
  const [store] = useState(() => createEditingStore(page.id));
  const listing = useSyncExternalStore(store.subscribe, store.get, store.get);

  useEffect(() => {
    void store.read();
    const checkIfVisible = () => document.visibilityState === "visible" && void store.look();
    document.addEventListener("visibilitychange", checkIfVisible);
    return () => document.removeEventListener("visibilitychange", checkIfVisible);
  }, [store]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is the reason to follow it.
  useEffect(() => void store.refreshView(), [store, page]);

  const { isBehind: isViewOutdated } = listing;
  useEffect(() => {
    if (!isViewOutdated) return;
    const retryView = () => void store.reloadOutdatedView();
    const timer = setInterval(retryView, outdatedViewRetryMs);
    window.addEventListener("online", retryView);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", retryView);
    };
  }, [store, isViewOutdated]);

  return { store, ...listing };
}
