import { saveItemDraft } from "@boab/contracts/marketplace/calls.generated";
import { itemTexts } from "@boab/contracts/marketplace/item-texts";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { browserApi } from "#lib/api/browser-api.ts";
import { UploadProblem } from "#lib/uploads/upload-problem.ts";
import { refuseDraft } from "./photo-refusals.ts";
import type { ItemInput } from "./wizard-item.ts";

/** A pause in typing. */
const quietMs = 800;

interface KeeperOptions {
  storeId: string;
  /** The draft's id, when one was kept before. */
  firstId: string | undefined;
  body: ItemInput;
  isOn: boolean;
}

/**
 * Keeps what was entered of a new item on the server while somebody writes it, one save after another. Not through the
 * page's action: nothing on the page changes, and photos wait for the id that the first save makes.
 */
export function useDraftKeeper({ storeId, firstId, body, isOn }: KeeperOptions) {
  const words = JSON.stringify(body);
  const latest = useRef(body);
  const kept = useRef(words);
  const id = useRef(firstId);
  const chain = useRef<Promise<unknown>>(Promise.resolve());
  const [state, setState] = useState<"idle" | "saved" | "failed">(firstId ? "saved" : "idle");
  useEffect(() => {
    latest.current = body;
  });

  async function save({ outlivesPage }: { outlivesPage?: boolean } = {}) {
    const sent = latest.current;
    try {
      const { item_id } = await browserApi.call(saveItemDraft, {
        params: { shopId: storeId },
        body: sent,
        outlivesPage,
      });
      id.current = item_id;
      kept.current = JSON.stringify(sent);
      setState("saved");
    } catch (error) {
      setState("failed");
      throw error;
    }
  }

  function keep(): Promise<void> {
    const saving = chain.current.then(() => save());
    chain.current = saving.catch(() => undefined);
    return saving;
  }

  const hasNews = () => isOn && kept.current !== JSON.stringify(latest.current);

  const keepQuietly = useEffectEvent(() => {
    if (hasNews()) keep().catch(() => undefined);
  });

  /** At once: a save that waited for the one before it would go with the page. */
  const keepLast = useEffectEvent(() => {
    if (hasNews()) chain.current = save({ outlivesPage: true }).catch(() => undefined);
  });

  useEffect(() => {
    if (!isOn || words === kept.current) return;
    const timer = setTimeout(keepQuietly, quietMs);
    return () => clearTimeout(timer);
  }, [words, isOn]);

  useEffect(() => {
    // The last moment that a phone grants before the tab may be gone.
    const leave = () => document.visibilityState === "hidden" && keepLast();
    document.addEventListener("visibilitychange", leave);
    return () => {
      document.removeEventListener("visibilitychange", leave);
      // For another page of ours.
      keepLast();
    };
  }, []);

  return {
    state,
    /** What photos are uploaded for. */
    async itemId(): Promise<string> {
      if (id.current === undefined) await keep().catch(refuseDraft);
      if (id.current === undefined)
        throw new UploadProblem(itemTexts.signInFirst, "from the start");
      return id.current;
    },
    /** Nothing is on its way any more. */
    settled: () => chain.current,
  };
}
