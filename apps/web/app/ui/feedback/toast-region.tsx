import { CheckCircleIcon } from "@phosphor-icons/react/dist/ssr/CheckCircle";
import { WarningCircleIcon } from "@phosphor-icons/react/dist/ssr/WarningCircle";
import { useSyncExternalStore } from "react";
import { cx } from "#ui/layout/cx.ts";
import { type ToastMessage, toastStore } from "./toast.ts";

/** Rendered once, in the root. */
export function ToastRegion() {
  const message = useSyncExternalStore(toastStore.subscribe, toastStore.get, () => null);
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-6 z-60 flex justify-center"
    >
      {message && <Toast text={message.text} tone={message.tone} action={message.action} />}
    </div>
  );
}

export function Toast({ text, tone, action }: Pick<ToastMessage, "text" | "tone" | "action">) {
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
      {action}
    </span>
  );
}
