import { useEffect, useState } from "react";

/** Leaves for a page that is not ours. The way back may show our page as it was left, so the wait ends then. */
export function useLeave() {
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    const stay = () => setLeaving(false);
    window.addEventListener("pageshow", stay);
    return () => window.removeEventListener("pageshow", stay);
  }, []);
  return {
    isLeaving,
    leaveFor(url: string) {
      setLeaving(true);
      window.location.assign(url);
    },
  };
}
