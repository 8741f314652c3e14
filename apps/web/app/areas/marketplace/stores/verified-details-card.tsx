import type { PublicStore } from "@boab/contracts/marketplace/stores";
import { CheckCircleIcon } from "@phosphor-icons/react/dist/ssr/CheckCircle";
import { Card } from "#ui/layout/card.tsx";
import { listVerifiedDetails } from "./store-view.ts";

export function VerifiedDetailsCard({ store }: { store: PublicStore }) {
  return (
    <Card as="aside" aria-labelledby="checked">
      <h2 id="checked" className="text-xl">
        What we've checked
      </h2>
      <ul className="mt-4 space-y-3">
        {listVerifiedDetails(store).map(({ title, detail }) => (
          <li key={title} className="flex gap-3">
            <CheckCircleIcon
              weight="fill"
              size={20}
              aria-hidden="true"
              className="mt-0.5 flex-none text-ok"
            />
            <div>
              <p className="font-semibold">{title}</p>
              <p className="text-sm text-ink-2">{detail}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
