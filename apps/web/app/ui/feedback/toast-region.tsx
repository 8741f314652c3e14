import { CheckCircleIcon } from "@phosphor-icons/react/dist/ssr/CheckCircle";
import { WarningCircleIcon } from "@phosphor-icons/react/dist/ssr/WarningCircle";
import { useEffect, useState, useSyncExternalStore } from "react";
import { cx } from "#ui/layout/cx.ts";
import { type ToastMessage, toast, toastStore } from "./toast.ts";

export interface Flash {
  text: string;
  tone?: "ok" | "bad" | undefined;
}

interface ToastRegionProps {
  /** A message from the server; it is in the HTML, so that it shows without JavaScript. */
  flash?: Flash | null | undefined;
}

/** Rendered once, in the root. */
export function ToastRegion({ flash }: ToastRegionProps) {
  const [isHydrated, setHydrated] = useState(false);
  const shown = useSyncExternalStore(toastStore.subscribe, toastStore.get, () => null);

  useEffect(() => {
    setHydrated(true);
    if (flash) toast(flash.text, { tone: flash.tone });
  }, [flash]);

  const message = shown ?? (isHydrated ? null : flash);
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-6 z-60 flex justify-center"
    >
      {message && <Toast text={message.text} tone={message.tone ?? "ok"} />}
    </div>
  );
}

export function Toast({ text, tone }: Pick<ToastMessage, "text" | "tone">) {
  const Icon = tone === "ok" ? CheckCircleIcon : WarningCircleIcon;
  return (
    <span className="pointer-events-auto inline-flex animate-rise items-center gap-2.5 rounded-md border border-on-ink/45 bg-ink py-[13px] pr-[18px] pl-3.5 font-[560] text-on-ink shadow-3">
      <Icon
        weight="fill"
        size={20}
        aria-hidden="true"
        className={cx(
          "flex-none",
          tone === "ok"
            ? "text-[#9ad3b6] dark:text-ok-soft"
            : "text-[#ff9db0] dark:text-danger-soft",
        )}
      />
      {text}
    </span>
  );
}
