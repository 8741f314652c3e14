import { useEffect, useEffectEvent, useState } from "react";
import { useRevalidator, useSearchParams } from "react-router";
import { ApiError } from "#lib/api/errors.ts";

const pauseMs = 2_000;

interface ProviderReturnOptions<Answer> {
  /** Our server asks the provider for the result and stores it. */
  refresh: () => Promise<Answer>;
  /** The query parameters of the return URL. They are read once and then removed from the URL. */
  flags: readonly string[];
  /** Whether there is nothing left to ask. */
  isSettled: (known: Pick<ProviderReturn<Answer>, "returned" | "hasAsked">) => boolean;
  /** The page asks this often by itself, with a pause between; after that, only a button asks. */
  maxAttempts: number;
}

interface ProviderReturn<Answer> {
  /** The flags that were in the URL. They say which way the person came back, never whether they paid. */
  returned: Readonly<Record<string, string>>;
  /** The latest answer; undefined until the server has answered once. */
  answer: Answer | undefined;
  /** True once the server has answered, so that the page shows the current state. */
  hasAsked: boolean;
  /** True while a question is under way. */
  isAsking: boolean;
  /** True while the page asks, or will ask again by itself. */
  isWaiting: boolean;
  ask: () => void;
}

/** Handles the return from the payment provider's pages: asks our server how it ended and loads the page again. */
export function useProviderReturn<Answer>(
  options: ProviderReturnOptions<Answer>,
): ProviderReturn<Answer> {
  const { refresh, flags, isSettled, maxAttempts } = options;
  const [params, setParams] = useSearchParams();
  const { revalidate } = useRevalidator();
  const [returned, setReturned] = useState(() => pickFlags(params, flags));
  const [answer, setAnswer] = useState<Answer>();
  const [hasAnswered, setHasAnswered] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const [isAsking, setAsking] = useState(false);

  async function ask() {
    setAsking(true);
    try {
      const latest = await refresh();
      await revalidate();
      setAnswer(latest);
      setHasAnswered(true);
    } catch (error) {
      // Without an answer the page stays as it is, and it asks again or offers a button.
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setAsking(false);
      setAttempts((count) => count + 1);
    }
  }

  const hasFlags = flags.some((flag) => params.has(flag));
  const takeFlags = useEffectEvent(() => {
    setReturned(pickFlags(params, flags));
    setAnswer(undefined);
    setHasAnswered(false);
    setAttempts(0);
    const rest = new URLSearchParams(params);
    for (const flag of flags) rest.delete(flag);
    setParams(rest, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (hasFlags) takeFlags();
  }, [hasFlags]);

  const isDue = attempts < maxAttempts && !isSettled({ returned, hasAsked: hasAnswered });
  const askAgain = useEffectEvent(() => void ask());
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(askAgain, attempts === 0 ? 0 : pauseMs);
    return () => clearTimeout(timer);
  }, [isDue, attempts]);

  return {
    returned,
    answer,
    hasAsked: hasAnswered,
    isAsking,
    isWaiting: isAsking || isDue,
    ask: () => void ask(),
  };
}

const pickFlags = (params: URLSearchParams, flags: readonly string[]): Record<string, string> =>
  Object.fromEntries([...params].filter(([name]) => flags.includes(name)));
