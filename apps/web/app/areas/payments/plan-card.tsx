import { CheckIcon } from "@phosphor-icons/react/dist/ssr/Check";
import type { ReactNode } from "react";
import { cx } from "#ui/layout/cx.ts";

export interface PlanCardProps {
  name: string;
  /** "$14.95". */
  price: string;
  /** "per month". */
  period?: ReactNode;
  promise: string;
  features?: readonly string[] | undefined;
  action?: ReactNode;
  /** True for the member's current plan. */
  isCurrent?: boolean | undefined;
}

export function PlanCard(props: PlanCardProps) {
  const { name, price, period, promise: tagline, features, action, isCurrent } = props;
  const mutedClass = isCurrent ? "text-on-ok-soft" : "text-ink-2";
  return (
    <article
      className={cx(
        "flex flex-col rounded-lg border p-[18px] md:p-6",
        isCurrent ? "border-transparent bg-ok-soft text-on-ok-soft" : "border-line bg-surface",
      )}
    >
      <h3 className="flex items-baseline justify-between gap-3 text-xl leading-tight">
        {name}
        {isCurrent && <span className="font-sans text-sm tracking-normal">Current Plan</span>}
      </h3>
      <p className="my-2 flex flex-wrap items-baseline gap-x-2">
        {price && <b className="type-display text-[2.25rem] leading-none">{price}</b>}
        {period}
      </p>
      <p className={cx("text-sm", mutedClass)}>{tagline}</p>
      {features && features.length > 0 && (
        <ul className="mt-4 grid gap-2 text-md">
          {features.map((feature) => (
            <li key={feature} className="flex gap-2.5">
              <CheckIcon
                weight="bold"
                size={16}
                aria-hidden="true"
                className={cx("mt-1 flex-none", !isCurrent && "text-ok")}
              />
              {feature}
            </li>
          ))}
        </ul>
      )}
      {action && <div className="mt-auto pt-4">{action}</div>}
    </article>
  );
}
