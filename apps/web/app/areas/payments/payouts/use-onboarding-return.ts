import { useEffect, useEffectEvent, useState } from "react";
import { useSearchParams } from "react-router";

/**
 * Handles a seller's return from the provider. The URL only says that they were there: the server knows which account
 * is theirs, so an id in the URL is ignored. The flags are then removed from the URL.
 */
export function useOnboardingReturn(onReturn: () => void) {
  const [params, setParams] = useSearchParams();
  const [hasExpired, setExpired] = useState(false);
  const hasReturned = params.has("returned") || params.has("expired");

  const settle = useEffectEvent(() => {
    setExpired(params.has("expired"));
    const rest = new URLSearchParams(params);
    for (const flag of ["returned", "expired", "accountId"]) rest.delete(flag);
    setParams(rest, { replace: true, preventScrollReset: true });
    onReturn();
  });

  useEffect(() => {
    if (hasReturned) settle();
  }, [hasReturned]);

  return { hasExpired };
}
