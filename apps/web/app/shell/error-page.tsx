import { isRouteErrorResponse, useNavigate } from "react-router";
import { parseProblem } from "#lib/api/errors.ts";
import { LoadTimeoutError } from "#lib/browser/load-timeout.ts";
import { Button } from "#ui/actions/button.tsx";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { Logo } from "#ui/media/logo.tsx";
import { Selvedge } from "#ui/media/selvedge.tsx";
import { SolveAndReload } from "./proof-progress.tsx";

interface ErrorExplanation {
  title: string;
  sentence: string;
  requestId: string | null;
  challenge?: string | undefined;
}

/** The message to show for an error; the details are logged. */
export function explainError(error: unknown): ErrorExplanation {
  if (error instanceof LoadTimeoutError) {
    return {
      title: "This page is taking too long",
      sentence: "Part of the page didn't load. Check your connection and try again.",
      requestId: null,
    };
  }
  const problem = isRouteErrorResponse(error) ? parseProblem(error.data) : null;
  if (problem) {
    const isMissing = problem.code === "not_found";
    return {
      title: isMissing ? "We couldn't find that" : "That didn't work",
      sentence: problem.sentence,
      requestId: problem.requestId,
      challenge: problem.challenge,
    };
  }
  return {
    title: "Something went wrong at our end",
    sentence:
      "Please try again, or come back in a few minutes. If it keeps happening, let us know.",
    requestId: null,
  };
}

/** Shows an error inside header and footer. */
export function ErrorPanel({ error }: { error: unknown }) {
  const navigate = useNavigate();
  const { title, sentence, requestId, challenge } = explainError(error);
  return (
    <section className="mx-auto w-full max-w-[720px] px-gutter py-section text-center">
      <img src="/brand/boab-mark.svg" alt="" width={72} height={72} className="mx-auto mb-6" />
      {challenge && <SolveAndReload challenge={challenge} />}
      <h1 className="type-title">{title}</h1>
      <p className="mt-4 text-lg text-ink-2">{sentence}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button onClick={() => navigate(0)}>Try again</Button>
        <LinkButton to="/" variant="secondary">
          Go to the home page
        </LinkButton>
        <LinkButton to="/contact-us" variant="quiet">
          Tell us about it
        </LinkButton>
      </div>
      {requestId && (
        <p className="mt-8 text-sm text-ink-3">
          If you contact us, please quote this number:{" "}
          <span className="break-all">{requestId}</span>
        </p>
      )}
    </section>
  );
}

/** Shows an error without header and footer, when those can't be rendered. */
export function ErrorPage({ error }: { error: unknown }) {
  return (
    <>
      <Selvedge />
      <div className="px-gutter pt-6">
        <a href="/" aria-label="Boab home" className="inline-block">
          <Logo label="" className="h-9" />
        </a>
      </div>
      <main id="main">
        <ErrorPanel error={error} />
      </main>
    </>
  );
}
