import { useEffect, useEffectEvent, useState } from "react";
import { useSearchParams } from "react-router";

/**
 * Somebody who comes back from the provider. The address only says that they were there: which account is theirs is
 * the server's to know, so an id in it is not even read. The flags then leave the address.
 */
export function useOnboardingReturn(onReturn: () => void) {
  const [params, setParams] = useSearchParams();
  const [hasExpired, setExpired] = useState(false);
  const isBack = params.has("returned") || params.has("expired");

  const settle = useEffectEvent(() => {
    setExpired(params.has("expired"));
    const rest = new URLSearchParams(params);
    for (const flag of ["returned", "expired", "accountId"]) rest.delete(flag);
    setParams(rest, { replace: true, preventScrollReset: true });
    onReturn();
  });

  useEffect(() => {
    if (isBack) settle();
  }, [isBack]);

  return { hasExpired };
}
