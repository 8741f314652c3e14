import { useEffect, useState } from "react";

/**
 * Leaves for a page that isn't ours. Back may restore our page from the browser's cache, so `isLeaving` is reset then.
 */
export function useExternalRedirect() {
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    const resetLeaving = () => setLeaving(false);
    window.addEventListener("pageshow", resetLeaving);
    return () => window.removeEventListener("pageshow", resetLeaving);
  }, []);
  return {
    isLeaving,
    leaveFor(url: string) {
      setLeaving(true);
      window.location.assign(url);
    },
  };
}
