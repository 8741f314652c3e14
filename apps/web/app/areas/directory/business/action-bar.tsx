import { PhoneIcon } from "@phosphor-icons/react/dist/ssr/Phone";
import type { ReactNode } from "react";
import { getButtonClass } from "#ui/actions/button-style.ts";
import type { BusinessView } from "./business-view.ts";
import { OpeningLine } from "./opening-chip.tsx";

type ActionBarView = Pick<BusinessView, "name" | "phone" | "opening" | "zone">;

interface ActionBarProps {
  view: ActionBarView;
  /** The main action, such as booking. Without it the bar's main action is a call. */
  children?: ReactNode;
}

/** On phones, this bar keeps the main action visible at the bottom of the screen. */
export function ActionBar({ view, children }: ActionBarProps) {
  return (
    <div className="sticky bottom-0 z-30 flex items-center justify-between gap-3 border-t border-line bg-surface px-gutter pt-2.5 pb-3 shadow-[0_-8px_24px_-12px_rgb(26_24_48/0.2)] md:hidden">
      {children ? (
        <>
          {children}
          <a
            href={view.phone.href}
            aria-label={`Call ${view.phone.text}`}
            className={getButtonClass({ variant: "secondary", className: "px-3.5" })}
          >
            <PhoneIcon size={20} aria-hidden="true" />
          </a>
        </>
      ) : (
        <PhoneCallBar view={view} />
      )}
    </div>
  );
}

function PhoneCallBar({ view }: { view: ActionBarView }) {
  return (
    <>
      <p className="min-w-0 flex-1">
        <b className="block truncate">{view.name}</b>
        {view.opening && (
          <span className="line-clamp-2 text-xs text-ink-3">
            <OpeningLine opening={view.opening} zone={view.zone} />
          </span>
        )}
      </p>
      <a href={view.phone.href} className={getButtonClass({})}>
        <PhoneIcon size={20} aria-hidden="true" />
        Call<span className="sr-only"> {view.phone.text}</span>
      </a>
    </>
  );
}
