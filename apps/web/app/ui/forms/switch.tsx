import type { ComponentProps, ReactNode } from "react";
import { cx } from "#ui/layout/cx.ts";

export interface SwitchProps extends Omit<ComponentProps<"input">, "type" | "role" | "className"> {
  children: ReactNode;
  className?: string | undefined;
}

/** Takes effect immediately. For a choice submitted with a form, use a checkbox. */
export function Switch({ children, className, ...input }: SwitchProps) {
  return (
    <label className={cx("inline-flex min-h-11 items-center gap-3 md:min-h-8", className)}>
      <span className="relative inline-block h-[27px] w-[46px] flex-none">
        <input
          {...input}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is on.
          role="switch"
          className="peer absolute inset-0 m-0 size-full appearance-none rounded-full bg-line-strong transition-colors duration-base checked:bg-ok disabled:bg-line"
        />
        <span className="pointer-events-none absolute top-[3px] left-[3px] size-[21px] rounded-full bg-raised transition-[left] duration-base peer-checked:left-[22px] dark:bg-ink dark:peer-checked:bg-on-ok" />
      </span>
      <span>{children}</span>
    </label>
  );
}
