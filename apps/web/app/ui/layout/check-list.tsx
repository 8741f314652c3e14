import { CheckCircleIcon } from "@phosphor-icons/react/dist/ssr/CheckCircle";

export function CheckList({ points }: { points: readonly string[] }) {
  return (
    <ul className="mt-6 space-y-2.5">
      {points.map((point) => (
        <li key={point} className="flex items-start gap-2.5">
          <CheckCircleIcon
            weight="fill"
            size={20}
            aria-hidden="true"
            className="mt-[3px] flex-none text-ok"
          />
          {point}
        </li>
      ))}
    </ul>
  );
}
