import { useEffect, useState, useSyncExternalStore } from "react";
import { createEditingStore } from "./editing-store.ts";

/** The listing as those who look after it know it, read anew when they come back to the page. */
export function useListing(id: string) {
  const [store] = useState(() => createEditingStore(id));
  const listing = useSyncExternalStore(store.subscribe, store.get, store.get);

  useEffect(() => {
    void store.read();
    const look = () => document.visibilityState === "visible" && void store.look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [store]);

  return { store, ...listing };
}
