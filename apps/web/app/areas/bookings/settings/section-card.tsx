import type { ReactNode } from "react";
import { Card } from "#ui/layout/card.tsx";
import type { SectionId } from "./settings-draft.ts";

interface SectionCardProps {
  id: SectionId;
  title: string;
  hint?: ReactNode;
  /** Shown beside the heading. */
  aside?: ReactNode;
  children?: ReactNode;
}

export function SectionCard({ id, title, hint, aside, children }: SectionCardProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-24">
      <Card>
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <div className="min-w-0 flex-1">
            <h2 id={`${id}-title`} className="text-xl">
              {title}
            </h2>
            {hint && <p className="mt-1 text-sm text-ink-2">{hint}</p>}
          </div>
          {aside}
        </div>
        {children}
      </Card>
    </section>
  );
}
