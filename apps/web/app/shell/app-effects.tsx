import { useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { countPageView } from "#lib/browser/analytics.ts";
import { runStartRefreshes } from "#lib/browser/app-start.ts";
import { CHUNK_LOAD_TIMEOUT_MS, LoadTimeoutError } from "#lib/browser/load-timeout.ts";
import { takeFlash } from "#lib/session/flash.ts";
import { deleteHintCookie, readHint } from "#lib/session/hint.ts";
import { sessionStore, useSession } from "#lib/session/session.ts";
import { toast } from "#ui/feedback/toast.ts";
import { useCartCountLoading } from "./cart-count.ts";

/** Global effects; renders nothing. */
export function AppEffects() {
  useSessionSync();
  useCartCountLoading();
  usePageArrival();
  useLoadTimeout();
  return null;
}

function useSessionSync() {
  const { status, firstName } = useSession();
  const { key } = useLocation();

  useEffect(() => runStartRefreshes(), []);

  // Signing in and out changes the hint, here or in another tab; then the session is asked for anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once after each navigation.
  useEffect(() => {
    const hasHint = readHint(document.cookie) !== null;
    const view = sessionStore.get();
    if (view.status !== "unknown" && hasHint !== (view.status === "member")) {
      void sessionStore.refresh();
    }
  }, [key]);

  useEffect(() => {
    const root = document.documentElement;
    if (status === "visitor") {
      deleteHintCookie(document);
      delete root.dataset.signedIn;
    } else if (firstName) {
      root.dataset.signedIn = "";
    }
  }, [status, firstName]);
}

function usePageArrival() {
  const { key, pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once after each navigation.
  useEffect(() => {
    const flash = takeFlash(document);
    if (flash) toast(flash.text, { tone: flash.tone });
  }, [key]);

  useEffect(() => {
    void countPageView(pathname);
  }, [pathname]);
}

/** A page whose chunk doesn't load in time goes to the error boundary, which offers a retry. */
function useLoadTimeout() {
  const { state } = useNavigation();
  const [error, setError] = useState<LoadTimeoutError>();

  useEffect(() => {
    if (state === "idle") return;
    const timer = setTimeout(() => setError(new LoadTimeoutError()), CHUNK_LOAD_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [state]);

  if (error) throw error;
}
