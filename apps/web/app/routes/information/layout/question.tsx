import { PlusIcon } from "@phosphor-icons/react/dist/ssr/Plus";
import type { ReactNode } from "react";

/** Opens without JavaScript; printed, every answer is open. */
export function Question({ question, children }: { question: string; children: ReactNode }) {
  return (
    <details className="group mt-0! border-b border-line first:border-t print:[&::details-content]:[content-visibility:visible]">
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 text-[1.0625rem] font-semibold text-ink hover:text-primary-text [&::-webkit-details-marker]:hidden">
        {question}
        <PlusIcon
          weight="bold"
          size={18}
          aria-hidden="true"
          className="flex-none text-ink-3 transition-transform duration-base group-open:rotate-45 print:hidden"
        />
      </summary>
      <div className="space-y-3 pb-5">{children}</div>
    </details>
  );
}
