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
  const [prompt, setPrompt] = useState<SignInPrompt>();

  const confirmSignIn = useCallback(async () => {
    try {
      const { default: Dialog } = await loadDialog();
      return await new Promise<boolean>((finish) => setPrompt({ Dialog, finish, isOpen: true }));
    } catch {
      // The dialog couldn't be loaded. What was typed stays on the page.
      toast(loadingCopy.failed, { tone: "bad" });
      return false;
    }
  }, []);

  const finish = useCallback(
    (isConfirmed: boolean) => {
      // Closed before it goes, so that the focus returns to where it was.
      setPrompt((was) => was && { ...was, isOpen: false });
      prompt?.finish(isConfirmed);
    },
    [prompt],
  );

  return (
    <FreshSignInContext value={confirmSignIn}>
      {children}
      {prompt && <prompt.Dialog isOpen={prompt.isOpen} onFinish={finish} />}
    </FreshSignInContext>
  );
}
