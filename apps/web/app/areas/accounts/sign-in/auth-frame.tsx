import { CheckCircleIcon } from "@phosphor-icons/react/dist/ssr/CheckCircle";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Logo } from "#ui/media/logo.tsx";

const promises = [
  "List a business and take bookings",
  "Open a store with no set-up fee",
  "Review, apply for jobs and save places",
];

/** Form on the left, picture on the right; on small screens the picture is on top. */
export function AuthFrame({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-dvh md:grid-cols-2">
      <div className="px-5 pt-6 pb-12 md:px-[clamp(20px,4vw,64px)] md:pt-8">
        <header>
          <Link to="/" aria-label="Boab home" className="inline-block rounded-sm">
            <Logo label="" className="h-9 md:h-10" />
          </Link>
        </header>
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto mt-6 max-w-[460px] outline-none md:mt-[clamp(32px,5vw,64px)]"
        >
          {children}
        </main>
      </div>
      <aside className="relative -order-1 h-[190px] overflow-hidden bg-indigo-600 md:order-none md:h-auto">
        <img
          src="/art/scene-dusk-portrait.svg"
          alt=""
          width={900}
          height={1100}
          className="absolute inset-0 size-full object-cover object-[50%_74%] md:object-bottom"
        />
        <div className="absolute inset-x-[clamp(24px,4vw,56px)] top-[clamp(24px,4vw,56px)] hidden text-[#f7f0e4] md:block">
          <p className="type-display text-2xl">One account for everything.</p>
          <ul className="mt-4">
            {promises.map((promise) => (
              <li key={promise} className="flex items-center gap-2.5 py-1">
                <CheckCircleIcon weight="fill" size={20} className="flex-none text-ochre-400" />
                {promise}
              </li>
            ))}
          </ul>
        </div>
      </aside>
    </div>
  );
}
