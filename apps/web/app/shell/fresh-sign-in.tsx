import { loadTexts } from "@boab/contracts/common/texts";
import { type ReactNode, useCallback, useState } from "react";
import { withLoadTimeout } from "#lib/browser/load-timeout.ts";
import { FreshSignInContext } from "#lib/session/fresh-sign-in.ts";
import { toast } from "#ui/feedback/toast.ts";

const loadDialog = () => withLoadTimeout(import("./fresh-sign-in-dialog.tsx"));

interface Asking {
  Dialog: Awaited<ReturnType<typeof loadDialog>>["default"];
  finish: (isConfirmed: boolean) => void;
  isOpen: boolean;
}

/** The dialog in which somebody signs in again for something that matters, once for all pages. */
export function FreshSignIn({ children }: { children: ReactNode }) {
  const [asking, setAsking] = useState<Asking>();

  const confirmSignIn = useCallback(async () => {
    try {
      const { default: Dialog } = await loadDialog();
      return await new Promise<boolean>((finish) => setAsking({ Dialog, finish, isOpen: true }));
    } catch {
      // What was typed stays on the page.
      toast(loadTexts.failed, { tone: "bad" });
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
