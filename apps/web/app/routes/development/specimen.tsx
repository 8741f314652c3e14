import type { ReactNode } from "react";

interface SpecimenProps {
  title: string;
  /** The rule behind it, in one line. */
  rule?: string | undefined;
  children: ReactNode;
}

/** Name on the left, all states on the right. */
export function Specimen({ title, rule, children }: SpecimenProps) {
  return (
    <section className="grid gap-[18px] border-t border-line py-8 md:grid-cols-[200px_1fr] md:gap-8 md:py-11 lg:grid-cols-[260px_1fr] lg:gap-12">
      <div>
        <h2 className="text-xl leading-[1.24]">{title}</h2>
        {rule && <p className="mt-1.5 max-w-[30ch] text-sm text-ink-3">{rule}</p>}
      </div>
      <div>{children}</div>
    </section>
  );
}

/** Hover and focus states, shown permanently. */
export const focusedClass = "outline-3 outline-offset-2 outline-focus";
