import { takeFirstWords } from "@boab/contracts/media/first-words";
import { maxDescriptionPreviewWords } from "@boab/contracts/media/limits";

/** Shows the first 30 words; a button opens the rest (MEDIA-12). */
export function Description({ text }: { text: string }) {
  const start = takeFirstWords(text, maxDescriptionPreviewWords);
  if (text === "") return null;
  if (start === text) return <p className="max-w-[70ch] whitespace-pre-line text-ink-2">{text}</p>;
  return (
    <details className="group max-w-[70ch] text-ink-2">
      <summary className="cursor-pointer list-none">
        <span className="block group-open:hidden">{start}</span>
        <span className="inline-flex min-h-11 items-center font-[620] text-primary-text group-open:hidden">
          Show more
        </span>
        <span className="hidden min-h-11 items-center font-[620] text-primary-text group-open:inline-flex">
          Show less
        </span>
      </summary>
      <p className="whitespace-pre-line">{text}</p>
    </details>
  );
}
