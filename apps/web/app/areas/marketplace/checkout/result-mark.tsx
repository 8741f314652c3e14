import type { Checkout } from "@boab/contracts/marketplace/checkout";
import { CheckCircleIcon } from "@phosphor-icons/react/dist/ssr/CheckCircle";
import { ClockIcon } from "@phosphor-icons/react/dist/ssr/Clock";
import { WarningCircleIcon } from "@phosphor-icons/react/dist/ssr/WarningCircle";
import { cx } from "#ui/layout/cx.ts";
import type { ResultView } from "./result-view.ts";

/** An icon for the result of the checkout; the heading below says it in words. */
export function ResultMark({ state, next }: Pick<Checkout, "state"> & Pick<ResultView, "next">) {
  const isSuccess = state === "ordered" || state === "paid";
  const Icon = isSuccess ? CheckCircleIcon : next === "wait" ? ClockIcon : WarningCircleIcon;
  return (
    <span
      className={cx(
        "grid size-16 place-items-center rounded-full",
        isSuccess
          ? "bg-ok-soft text-ok"
          : next === "wait"
            ? "bg-support-soft text-support-text"
            : "bg-warn-soft text-warn",
      )}
    >
      <Icon weight="fill" size={34} aria-hidden="true" />
    </span>
  );
}
