import type { LinkedName } from "@boab/contracts/bookings/team-names";
import { formatList } from "@boab/format/lists";
import { useEffect, useRef, useState } from "react";
import type { FormResult } from "#lib/api/form.ts";
import { usePageAction } from "#lib/api/page-action.ts";
import { PageForm } from "#lib/api/page-form.tsx";
import { Button } from "#ui/actions/button.tsx";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { Card } from "#ui/layout/card.tsx";
import { Container } from "#ui/layout/container.tsx";
import { Avatar } from "#ui/media/avatar.tsx";
import { Chip } from "#ui/text/chip.tsx";
import { DeadLink } from "../dead-link.tsx";
import { viewLinkedName } from "./name-view.ts";

interface NamePageProps {
  /** Null when the link no longer works. */
  linked: LinkedName | null;
  /** Set when the form was posted without JavaScript. */
  firstResult: FormResult<LinkedName> | undefined;
}

/** The page behind the link that asks somebody whether they may be named. Opening it changes nothing. */
export function NamePage({ linked: loaded, firstResult }: NamePageProps) {
  const [answered, setAnswered] = useState(firstResult?.ok ? firstResult.response : undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  const send = usePageAction<LinkedName>({ firstResult, onSuccess: setAnswered });
  const isAnswered = answered !== undefined;
  // The button is gone once it was pressed, and the heading says what happened.
  useEffect(() => {
    if (isAnswered) heading.current?.focus();
  }, [isAnswered]);
  const linked = answered ?? loaded;
  if (!linked) return <OldNameLink />;
  const { business, name, services } = linked;
  const { chip, title, text, answers } = viewLinkedName(linked);
  return (
    <Container className="py-12 md:py-18">
      <Card className="mx-auto max-w-[560px]">
        <Chip tone={chip.tone} hasDot>
          {chip.label}
        </Chip>
        <h1 ref={heading} tabIndex={-1} className="mt-3 text-3xl">
          {title}
        </h1>
        <figure className="mt-5 rounded-md bg-sunk px-5 py-4">
          <figcaption className="mb-3 text-sm text-ink-3">
            {linked.state === "named" ? "What customers see" : "What customers would see"}
          </figcaption>
          <div className="flex items-center gap-3.5">
            <Avatar name={name} size={44} />
            <p className="min-w-0 wrap-anywhere">
              <b className="block">{name}</b>
              {services.length > 0 && (
                <span className="text-md text-ink-2">{formatList(services)}</span>
              )}
            </p>
          </div>
        </figure>
        <p className="mt-5 text-ink-2" role={isAnswered ? "status" : undefined}>
          {text}
        </p>
        <ActionFailure of={send} className="mt-5" />
        <div className="mt-6 flex flex-wrap gap-3 max-sm:flex-col">
          {answers.map(({ answer, label, pendingLabel }, index) => (
            <PageForm key={answer} {...send.form} className="contents">
              <input type="hidden" name="answer" value={answer} />
              <Button
                type="submit"
                size="lg"
                variant={index === 0 && answer === "show" ? undefined : "secondary"}
                isPending={send.pendingValues?.answer === answer}
                pendingLabel={pendingLabel}
              >
                {label}
              </Button>
            </PageForm>
          ))}
          <LinkButton
            to={`/directory/listings/${business.slug}`}
            size="lg"
            variant={answers.length > 0 ? "quiet" : "secondary"}
          >
            See their page
          </LinkButton>
        </div>
      </Card>
    </Container>
  );
}

const OldNameLink = () => (
  <DeadLink>
    <p className="mt-2 mb-5 text-ink-2">
      There may be a newer one in your email, or the business has changed the name, and then yours
      isn't shown. You can also see and delete everything we hold about you.
    </p>
    <LinkButton to="/your-data">Your data</LinkButton>
  </DeadLink>
);
