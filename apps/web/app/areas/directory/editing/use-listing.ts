import { useEffect, useState, useSyncExternalStore } from "react";
import { createDesk } from "./desk.ts";

/** The listing as those who look after it know it, read anew when they come back to the page. */
export function useListing(id: string) {
  const [desk] = useState(() => createDesk(id));
  const listing = useSyncExternalStore(desk.subscribe, desk.get, desk.get);

  useEffect(() => {
    void desk.read();
    const look = () => document.visibilityState === "visible" && void desk.look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [desk]);

  return { desk, ...listing };
}
