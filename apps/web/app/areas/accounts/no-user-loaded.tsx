import { useRevalidator } from "react-router";
import { getErrorSentence } from "#lib/api/errors.ts";
import { Button } from "#ui/actions/button.tsx";
import { Card } from "#ui/layout/card.tsx";
import { Container } from "#ui/layout/container.tsx";
import { accountPageCopy } from "./copy.ts";

/** Shown instead of the account panel when the profile can't be loaded. */
export function NoUserLoaded() {
  const { state, revalidate } = useRevalidator();
  return (
    <Container className="pt-4 pb-18">
      <Card as="section" className="py-14 text-center">
        <h1 className="text-3xl">{accountPageCopy.noUserLoaded}</h1>
        <p className="mt-3 mb-6 text-ink-2">{getErrorSentence("not_available")}</p>
        <Button onClick={revalidate} isPending={state !== "idle"} pendingLabel="Loading">
          Try again
        </Button>
      </Card>
    </Container>
  );
}
