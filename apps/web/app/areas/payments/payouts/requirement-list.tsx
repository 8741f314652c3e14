import { describeRequirements } from "./describe-requirements.ts";

/** More requirements mean a mostly empty form, and tiles would push its button off the screen. */
const maxTiles = 3;

/** Lists the provider's requirements in plain words. */
export function RequirementList({ names }: { names: readonly string[] }) {
  const requirements = describeRequirements(names);
  if (requirements.length > maxTiles)
    return (
      <ul
        aria-label="Required information"
        className="grid list-disc gap-x-8 gap-y-1 pl-5 sm:grid-cols-2"
      >
        {requirements.map(({ title }) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
    );
  return (
    <ul className="space-y-2" aria-label="Required information">
      {requirements.map(({ title, detail }) => (
        <li key={title} className="rounded-md bg-surface px-4 py-3 text-ink">
          <p className="font-semibold">{title}</p>
          {detail && <p className="text-sm text-ink-2">{detail}</p>}
        </li>
      ))}
    </ul>
  );
}
