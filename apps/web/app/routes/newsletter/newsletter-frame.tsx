import type { ReactNode } from "react";

interface NewsletterFrameProps {
  title: string;
  lead: string | undefined;
  children: ReactNode;
}

export function NewsletterFrame({ title, lead, children }: NewsletterFrameProps) {
  return (
    <div className="mx-auto w-full max-w-[720px] px-gutter py-section">
      <h1 className="type-title">{title}</h1>
      {lead && <p className="mt-4 max-w-[52ch] text-lg text-ink-2">{lead}</p>}
      <div className="mt-8 rounded-lg border border-line bg-surface p-5 md:p-8">{children}</div>
    </div>
  );
}
