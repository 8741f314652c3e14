import type { LinkedSuggestion, SuggestionAnswer } from "@boab/contracts/bookings/suggestions";
import { getTimeZoneCity } from "@boab/format/calendar";
import { formatLongDay } from "@boab/format/dates";
import { formatPhone } from "@boab/format/phone";
import { useEffect, useRef, useState } from "react";
import type { FormResult } from "#lib/api/form.ts";
import { usePageAction } from "#lib/api/page-action.ts";
import { PageForm } from "#lib/api/page-form.tsx";
import { Button } from "#ui/actions/button.tsx";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { Card } from "#ui/layout/card.tsx";
import { Container } from "#ui/layout/container.tsx";
import { Chip } from "#ui/text/chip.tsx";
import { DeadLink } from "../dead-link.tsx";
import { formatSpan } from "../format-time.ts";
import { viewLinkedSuggestion } from "./suggestion-view.ts";

interface SuggestionPageProps {
  answer: SuggestionAnswer;
  /** Null when the link no longer works. */
  suggestion: LinkedSuggestion | null;
  /** The same page with the other answer. */
  otherPath: string;
  /** Set when the form was posted without JavaScript. */
  firstResult: FormResult<LinkedSuggestion> | undefined;
}

const buttons = {
  accept: { label: "Yes, move it", booking: "Yes, book it", pendingLabel: "Moving" },
  decline: { label: "Keep my time", booking: "No, thanks", pendingLabel: "Saving" },
};

/** The page behind the links in an email about another time. Opening it changes nothing; only its button does. */
export function SuggestionPage({
  answer,
  suggestion: loaded,
  otherPath,
  firstResult,
}: SuggestionPageProps) {
  const [answered, setAnswered] = useState(firstResult?.ok ? firstResult.response : undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  const send = usePageAction<LinkedSuggestion>({ firstResult, onSuccess: setAnswered });
  const isAnswered = answered !== undefined;
  // The button is gone once it was pressed, and the heading says what happened.
  useEffect(() => {
    if (isAnswered) heading.current?.focus();
  }, [isAnswered]);
  const suggestion = answered ?? loaded;
  if (!suggestion) return <OldSuggestionLink />;
  const { chip, title, text } = viewLinkedSuggestion(suggestion, answer);
  const { business, isConfirmed, state } = suggestion;
  const labelOf = (one: SuggestionAnswer) => buttons[one][isConfirmed ? "label" : "booking"];
  return (
    <Container className="py-12 md:py-18">
      <Card className="mx-auto max-w-[560px]">
        <Chip tone={chip.tone} hasDot>
          {chip.label}
        </Chip>
        <h1 ref={heading} tabIndex={-1} className="mt-3 text-3xl">
          {title}
        </h1>
        {state === "open" && <Times suggestion={suggestion} />}
        <p className="mt-5 text-ink-2" role={isAnswered ? "status" : undefined}>
          {text}
        </p>
        <ActionFailure of={send} className="mt-5" />
        <div className="mt-6 flex flex-wrap gap-3 max-sm:flex-col">
          {state === "open" ? (
            <>
              <PageForm {...send.form} className="contents">
                <Button
                  type="submit"
                  size="lg"
                  isPending={send.isPending}
                  pendingLabel={buttons[answer].pendingLabel}
                >
                  {labelOf(answer)}
                </Button>
              </PageForm>
              <LinkButton to={otherPath} size="lg" variant="quiet">
                {answer === "accept" ? labelOf("decline") : labelOf("accept")}
              </LinkButton>
            </>
          ) : (
            <LinkButton
              to={`tel:${formatPhone(business.phone).dialled}`}
              size="lg"
              variant="secondary"
            >
              Call {business.businessName}
            </LinkButton>
          )}
        </div>
      </Card>
    </Container>
  );
}

function Times({ suggestion }: { suggestion: LinkedSuggestion }) {
  const { visit, suggested, isConfirmed, serviceTitle, teammate, business, timeZone } = suggestion;
  const format = ({ date, start, end }: typeof visit) =>
    `${formatLongDay(date)}, ${formatSpan(start, end)}`;
  const rows: [string, string | null][] = [
    [isConfirmed ? "Your time" : "You asked for", format(visit)],
    ["New time", format(suggested)],
    ["Service", serviceTitle],
    ["With", teammate?.name ?? null],
    ["At", `${business.businessName}, ${getTimeZoneCity(timeZone)} time`],
  ];
  return (
    <dl className="mt-5 grid grid-cols-[auto_1fr] gap-x-5 gap-y-2 rounded-md bg-sunk px-5 py-4">
      {rows.map(
        ([term, value]) =>
          value && (
            <div key={term} className="contents">
              <dt className="text-ink-3">{term}</dt>
              <dd className={term === "New time" ? "font-[650]" : "wrap-anywhere"}>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

const OldSuggestionLink = () => (
  <DeadLink>
    <p className="mt-2 mb-5 text-ink-2">
      It's too old, or there is a newer email about your visit. With an account you find your visits
      there.
    </p>
    <LinkButton to="/my-account/bookings">Your bookings</LinkButton>
  </DeadLink>
);
