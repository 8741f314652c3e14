import { plainRequirements } from "./requirement-words.ts";

/** More than these are a form still to be filled in, and tiles would push its button out of sight. */
const mostTiles = 3;

/** What the provider wants to know, in plain words. */
export function RequirementList({ names }: { names: readonly string[] }) {
  const wanted = plainRequirements(names);
  if (wanted.length > mostTiles)
    return (
      <ul
        aria-label="Required information"
        className="grid list-disc gap-x-8 gap-y-1 pl-5 sm:grid-cols-2"
      >
        {wanted.map(({ title }) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
    );
  return (
    <ul className="space-y-2" aria-label="Required information">
      {wanted.map(({ title, detail }) => (
        <li key={title} className="rounded-md bg-surface px-4 py-3 text-ink">
          <p className="font-semibold">{title}</p>
          {detail && <p className="text-sm text-ink-2">{detail}</p>}
        </li>
      ))}
    </ul>
  );
}
