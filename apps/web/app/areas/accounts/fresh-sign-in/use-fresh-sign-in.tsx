import { useState } from "react";
import type { FormResult } from "#lib/api/form.ts";
import { FreshSignInDialog } from "./fresh-sign-in-dialog.tsx";
import type { FreshSignInOf } from "./use-confirmed-fetcher.tsx";

interface Waiting {
  goOn: () => void;
  giveUp: () => void;
}

/**
 * For acts that need a sign-in of the last five minutes: `const result = await run(act)`. When the
 * server asks for one, the dialog does, and the act goes on. Giving up answers with the refusal.
 */
export function useFreshSignIn(signIn: FreshSignInOf) {
  const [waiting, setWaiting] = useState<Waiting | null>(null);

  function leave(how: keyof Waiting) {
    setWaiting(null);
    waiting?.[how]();
  }

  async function run<Value>(act: () => Promise<FormResult<Value>>): Promise<FormResult<Value>> {
    const result = await act();
    if (result.ok || result.code !== "fresh_sign_in_needed") return result;
    return new Promise((resolve) => {
      setWaiting({ goOn: () => void act().then(resolve), giveUp: () => resolve(result) });
    });
  }

  const dialog = (
    <FreshSignInDialog
      isOpen={waiting !== null}
      onDone={() => leave("goOn")}
      onCancel={() => leave("giveUp")}
      {...signIn}
    />
  );
  return { run, dialog };
}
