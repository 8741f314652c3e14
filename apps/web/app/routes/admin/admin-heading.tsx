import type { ReactNode } from "react";

interface AdminHeadingProps {
  title: string;
  /** One line below the title, with the count and the sort order. */
  lead?: ReactNode;
  /** Shown on the right on large screens. */
  children?: ReactNode;
}

export function AdminHeading({ title, lead, children }: AdminHeadingProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pt-7 pb-5">
      <div>
        <h1 className="text-3xl">{title}</h1>
        {lead && <p className="mt-1 text-md text-ink-2">{lead}</p>}
      </div>
      {children}
    </header>
  );
}
