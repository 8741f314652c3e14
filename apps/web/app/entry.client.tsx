import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { readHint } from "#lib/session/hint.ts";
import { sessionStore } from "#lib/session/session.ts";

sessionStore.showHint(readHint(document.cookie));

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
