import { HandCoinsIcon } from "@phosphor-icons/react/dist/ssr/HandCoins";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { Container } from "#ui/layout/container.tsx";
import type { Audience } from "./audience.ts";
import { launchCopy } from "./copy.ts";

interface LaunchHeroProps {
  audience: Audience;
  /** "You keep at least 85% of every sale." */
  tagline: string;
  /** For members, the form to request a store and the state of their request. */
  request?: ReactNode;
  picture: string;
}

export function LaunchHero({ audience, tagline, request, picture }: LaunchHeroProps) {
  return (
    <section className="theme-dark on-night overflow-hidden bg-indigo-800 [--accent:#e0a32e]! [--accent-hover:#ecbb52]! text-[#f7f0e4]">
      <Container className="grid items-center gap-10 py-12 md:py-18 lg:grid-cols-[1.05fr_.95fr] lg:gap-16">
        <div>
          <h1 className="max-w-[12ch] text-4xl type-title lg:text-[4.5rem] lg:leading-[0.95]">
            Sell what your grandmother taught you
          </h1>
          <p className="mt-5 max-w-[46ch] text-lg text-[#d9d5e6]">
            A marketplace for African-owned makers, grocers, tailors and record stores in Australia.
            Opening a store is free. You only pay when you sell.
          </p>
          <Offer audience={audience} request={request} />
          <p className="mt-6 flex items-center gap-2.5 text-md text-[#d9d5e6]">
            <HandCoinsIcon
              weight="fill"
              size={22}
              aria-hidden="true"
              className="flex-none text-ochre-400"
            />
            {tagline}
          </p>
        </div>
        <img
          src={picture}
          alt=""
          width={900}
          height={900}
          fetchPriority="high"
          className="aspect-square w-full max-w-[32rem] justify-self-center rounded-arch object-cover"
        />
      </Container>
    </section>
  );
}

const onDarkClass = "border-[#7b78a8]! px-7! text-white! hover:bg-white/8!";

function Offer({ audience, request }: Pick<LaunchHeroProps, "audience" | "request">) {
  if (audience.kind === "seller")
    return (
      <div className="mt-7 flex flex-wrap gap-3">
        <LinkButton to={audience.storePath} variant="accent" size="lg">
          Create your store
        </LinkButton>
        <LinkButton to="/marketplace" variant="quiet" size="lg" className={onDarkClass}>
          Browse Marketplace
        </LinkButton>
      </div>
    );
  if (audience.kind === "member")
    return (
      <>
        <p className="mt-7 max-w-[46ch] text-lg">
          Nearly there. A person checks every new seller. Request a store, or{" "}
          <Link to="#reach-out" className="font-semibold text-white underline">
            {launchCopy.approval}
          </Link>
          .
        </p>
        {request}
      </>
    );
  return (
    <div className="mt-7 flex flex-wrap gap-3">
      <LinkButton to="/register" variant="accent" size="lg">
        Sign up or log in
      </LinkButton>
      <LinkButton to="#how-it-works" variant="quiet" size="lg" className={onDarkClass}>
        How it works
      </LinkButton>
    </div>
  );
}
