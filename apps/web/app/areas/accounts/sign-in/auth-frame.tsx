import { CheckCircleIcon } from "@phosphor-icons/react/dist/ssr/CheckCircle";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { cx } from "#ui/layout/cx.ts";
import { Logo } from "#ui/media/logo.tsx";

const sellingPoints = [
  "List a business and take bookings",
  "Open a store with no set-up fee",
  "Review, apply for jobs and save places",
];

/** Links from an email open a whole page without header and footer. */
export function AuthPage({ children }: { children: ReactNode }) {
  return (
    <AuthFrame className="min-h-dvh">
      <header className="-mt-4 mb-6 md:mb-[clamp(32px,5vw,64px)]">
        <Link to="/" aria-label="Boab home" className="inline-block rounded-sm">
          <Logo label="" className="h-9 md:h-10" />
        </Link>
      </header>
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
    </AuthFrame>
  );
}

interface AuthFrameProps {
  className?: string | undefined;
  children: ReactNode;
}

/** Form on the left, picture on the right; on small screens the picture is on top. */
export function AuthFrame({ className, children }: AuthFrameProps) {
  return (
    <div className={cx("grid md:grid-cols-2", className)}>
      <div className="px-5 pt-10 pb-12 md:px-[clamp(20px,4vw,64px)] md:pt-[clamp(40px,5vw,72px)] md:pb-18">
        <div className="mx-auto max-w-[460px]">{children}</div>
      </div>
      <aside className="-order-1 flex h-[190px] flex-col overflow-hidden bg-indigo-600 md:order-none md:h-auto">
        <div className="hidden px-[clamp(24px,4vw,56px)] pt-[clamp(24px,4vw,56px)] pb-6 text-[#f7f0e4] md:block">
          <p className="type-display text-2xl">One account for everything.</p>
          <ul className="mt-4">
            {sellingPoints.map((sellingPoint) => (
              <li key={sellingPoint} className="flex items-center gap-2.5 py-1">
                <CheckCircleIcon weight="fill" size={20} className="flex-none text-ochre-400" />
                {sellingPoint}
              </li>
            ))}
          </ul>
        </div>
        {/* Below the words, never behind them: its sun is as bright as they are. */}
        <div className="relative flex-1">
          <img
            src="/art/scene-dusk-portrait.svg"
            alt=""
            width={900}
            height={1100}
            className="absolute inset-0 size-full object-cover object-[50%_74%] md:object-bottom"
          />
        </div>
      </aside>
    </div>
  );
}
