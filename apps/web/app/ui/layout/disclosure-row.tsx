import { CaretDownIcon } from "@phosphor-icons/react/dist/ssr/CaretDown";
import type { ReactNode } from "react";

interface DisclosureRowProps {
  /** Always in view. What it hides while open says `group-open:hidden`. */
  summary: ReactNode;
  children: ReactNode;
}

/** A row of a list that opens to show the rest, also before the script is there. */
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
