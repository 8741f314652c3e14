import { CaretDownIcon } from "@phosphor-icons/react/dist/ssr/CaretDown";
import type { ReactNode } from "react";

interface DisclosureRowProps {
  /** Always visible. Use `group-open:hidden` for what hides while open. */
  summary: ReactNode;
  children: ReactNode;
}

/** A list row that expands, without JavaScript. */
export function DisclosureRow({ summary, children }: DisclosureRowProps) {
  return (
    <details className="group">
      <summary className="flex min-h-16 cursor-pointer list-none items-center gap-3.5 px-4 py-3 hover:bg-sunk/45 [&::-webkit-details-marker]:hidden">
        {summary}
        <CaretDownIcon
          weight="bold"
          size={16}
          aria-hidden="true"
          className="flex-none text-ink-3 transition-transform duration-fast group-open:rotate-180"
        />
      </summary>
      {children}
    </details>
  );
}
