import { type ReactNode, useCallback, useState } from "react";
import { withLoadTimeout } from "#lib/browser/load-timeout.ts";
import { FreshSignInContext } from "#lib/session/fresh-sign-in.ts";
import { loadingCopy } from "#ui/feedback/copy.ts";
import { toast } from "#ui/feedback/toast.ts";

const loadDialog = () => withLoadTimeout(import("./fresh-sign-in-dialog.tsx"));

interface SignInPrompt {
  Dialog: Awaited<ReturnType<typeof loadDialog>>["default"];
  finish: (isConfirmed: boolean) => void;
  isOpen: boolean;
}

/** Provides the dialog in which people sign in again before an important change, once for all pages. */
export function FreshSignIn({ children }: { children: ReactNode }) {
  const [asking, setAsking] = useState<SignInPrompt>();

  const confirmSignIn = useCallback(async () => {
    try {
      const { default: Dialog } = await loadDialog();
      return await new Promise<boolean>((finish) => setAsking({ Dialog, finish, isOpen: true }));
    } catch {
      // The dialog couldn't be loaded. What was typed stays on the page.
      toast(loadingCopy.failed, { tone: "bad" });
      return false;
    }
  }, []);

  const finish = useCallback(
    (isConfirmed: boolean) => {
      // Closed before it goes, so that the focus returns to where it was.
      setAsking((was) => was && { ...was, isOpen: false });
      asking?.finish(isConfirmed);
    },
    [asking],
  );

  return (
    <FreshSignInContext value={confirmSignIn}>
      {children}
      {asking && <asking.Dialog isOpen={asking.isOpen} onFinish={finish} />}
    </FreshSignInContext>
  );
}
