import type { ReactNode } from "react";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { CheckList } from "#ui/layout/check-list.tsx";

export interface CreationProblem {
  code: "forbidden" | "plan_limit_reached";
  sentence: string;
}

interface WizardIntroProps {
  problem: CreationProblem | null;
  /** Lets a member without directory access ask for it. */
  requestAccess: ReactNode;
  pictureUrl: string;
}

const points = [
  "All we need now is your name, category, contact details and a short description",
  "Your page stays hidden until you make it live",
  "Add photos, opening hours, prices and more on the page itself",
];

export function WizardIntro({ problem, requestAccess, pictureUrl }: WizardIntroProps) {
  return (
    <div className="grid items-center gap-10 md:grid-cols-[1.05fr_0.95fr] md:gap-[clamp(32px,6vw,96px)]">
      <div>
        <h1 className="type-title text-4xl lg:text-[4.25rem] lg:leading-[0.98]">
          Put your business on the map
        </h1>
        <p className="mt-5 max-w-[46ch] text-lg text-ink-2">
          {problem?.code === "forbidden"
            ? "Help people nearby find your business."
            : "It takes two minutes, and helps people nearby find your business."}{" "}
          A basic listing is free and always will be.
        </p>
        <CheckList points={points} />
        {problem ? (
          <CreationProblemNote problem={problem} requestAccess={requestAccess} />
        ) : (
          <LinkButton to="?step=details" size="lg" className="mt-8">
            Add your business
          </LinkButton>
        )}
      </div>
      <img
        src={pictureUrl}
        alt=""
        width={900}
        height={900}
        className="aspect-square w-full rounded-arch object-cover max-md:hidden"
      />
    </div>
  );
}

/** Why a listing can't be added, and what to do about it. */
export function CreationProblemNote({
  problem,
  requestAccess,
}: Pick<WizardIntroProps, "requestAccess"> & { problem: CreationProblem }) {
  return (
    <div className="mt-8 max-w-[560px] space-y-4">
      <Note tone={problem.code === "forbidden" ? "info" : "warn"}>{problem.sentence}</Note>
      {problem.code === "forbidden" ? (
        requestAccess
      ) : (
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/my-account/subscription">Upgrade your plan</LinkButton>
          <LinkButton to="/contact-us" variant="secondary">
            Contact us
          </LinkButton>
        </div>
      )}
    </div>
  );
}
