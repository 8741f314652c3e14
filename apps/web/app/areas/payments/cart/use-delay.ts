import { useEffect, useState } from "react";

/** True once something has been so for a while. */
export function useDelay(isOn: boolean, milliseconds: number): boolean {
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
