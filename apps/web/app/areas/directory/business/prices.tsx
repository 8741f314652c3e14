import type { PriceView } from "./business-view.ts";
import { SectionFrame } from "./section-frame.tsx";

export function Prices({ prices }: { prices: PriceView[] }) {
  return (
    <SectionFrame name="prices">
      <ul>
        {prices.map(({ id, title, amount }) => (
          <li
            key={id}
            className="flex items-baseline justify-between gap-6 border-b border-line py-[11px]"
          >
            <span>{title}</span>
            <b className="flex-none type-money">{amount}</b>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
