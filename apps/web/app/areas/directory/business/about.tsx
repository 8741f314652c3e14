import { SectionFrame } from "./section-frame.tsx";

export function About({ description }: { description: string }) {
  return (
    <SectionFrame name="info" isTitleHidden>
      <p className="max-w-[68ch] text-lg whitespace-pre-line">{description}</p>
    </SectionFrame>
  );
}
