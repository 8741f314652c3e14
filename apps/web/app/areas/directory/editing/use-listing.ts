import { useEffect, useState, useSyncExternalStore } from "react";
import type { BusinessView } from "../business/business-view.ts";
import { createEditingStore } from "./editing-store.ts";

/** A connection may be back without the browser saying so. */
const catchUpMs = 5_000;

/** The listing as those who manage it know it, read anew when they come back to the page. */
export function useListing(page: BusinessView) {
  const [store] = useState(() => createEditingStore(page.id));
  const listing = useSyncExternalStore(store.subscribe, store.get, store.get);

  useEffect(() => {
    void store.read();
    const look = () => document.visibilityState === "visible" && void store.look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [store]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is the reason to follow it.
  useEffect(() => void store.follow(), [store, page]);

  const { isBehind } = listing;
  useEffect(() => {
    if (!isBehind) return;
    const catchUp = () => void store.catchUp();
    const timer = setInterval(catchUp, catchUpMs);
    window.addEventListener("online", catchUp);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", catchUp);
    };
  }, [store, isBehind]);

  return { store, ...listing };
}
