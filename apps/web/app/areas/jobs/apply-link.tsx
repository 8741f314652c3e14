import { getButtonClass } from "#ui/actions/button-style.ts";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { SpriteIcon } from "#ui/media/drawn-icon.tsx";

interface ApplyLinkProps {
  job: { to: string; title: string; applyUrl: string | null };
}

/** Opens the form, or the business's own page where it takes applications there (JOB-15). */
export function ApplyLink({ job: { to, title, applyUrl } }: ApplyLinkProps) {
  if (applyUrl)
    return (
      <a
        href={applyUrl}
        target="_blank"
        rel="noopener nofollow ugc"
        className={getButtonClass({ variant: "secondary", size: "sm" })}
      >
        Their site
        <span className="sr-only">: apply for {title} (opens in a new tab)</span>
        <SpriteIcon name="out" size={16} />
      </a>
    );
  return (
    <LinkButton to={`${to}#quick-apply`} variant="secondary" size="sm">
      Quick Apply<span className="sr-only"> for {title}</span>
    </LinkButton>
  );
}
