import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import type { FormResult } from "./form.ts";

export type Act<Value> = () => Promise<FormResult<Value>>;

/**
 * Sends something to an action and waits for its result, for what a dialog or a row does without
 * leaving the page: `const result = await send({ intent: "ban", id })`. One at a time.
 */
export function useAct<Value>(action: string) {
  const fetcher = useFetcher<FormResult<Value>>();
  const waiting = useRef<((result: FormResult<Value>) => void) | null>(null);

  useEffect(() => {
    if (fetcher.state !== "idle" || !fetcher.data) return;
    waiting.current?.(fetcher.data);
    waiting.current = null;
  }, [fetcher.state, fetcher.data]);

  function send(values: Record<string, string>): Promise<FormResult<Value>> {
    return new Promise((resolve) => {
      waiting.current = resolve;
      void fetcher.submit(values, { method: "post", action });
    });
  }

  return { send, isPending: fetcher.state !== "idle" };
}
