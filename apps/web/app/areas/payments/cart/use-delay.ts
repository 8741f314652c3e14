import { useEffect, useState } from "react";

/** True once `isOn` has been true for this long. */
export function useIsDelayOver(isOn: boolean, milliseconds: number): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => setDue(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setDue(false);
    };
  }, [isOn, milliseconds]);
  return isOn && isDue;
}
