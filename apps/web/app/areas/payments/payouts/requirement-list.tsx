import { plainRequirements } from "./requirement-words.ts";

/** What the provider wants to know, in plain words. */
export function RequirementList({ names }: { names: readonly string[] }) {
  return (
    <ul className="space-y-2" aria-label="Required information">
      {plainRequirements(names).map(({ title, detail }) => (
        <li key={title} className="rounded-md bg-surface px-4 py-3 text-ink">
          <p className="font-semibold">{title}</p>
          {detail && <p className="text-sm text-ink-2">{detail}</p>}
        </li>
      ))}
    </ul>
  );
}
