import { paymentTexts } from "@boab/contracts/payments/texts";
import { useEffect, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { landingPaths } from "#areas/accounts/landing-paths.ts";
import { LoadingView, SuccessView, WelcomeView } from "#areas/accounts/landing-views.tsx";
import { requestReset } from "#areas/accounts/session-actions.server.ts";
import { AuthFrame } from "#areas/accounts/sign-in/auth-frame.tsx";
import { RegisterView } from "#areas/accounts/sign-in/register-view.tsx";
import { useLanding } from "#areas/accounts/use-landing.ts";
import { useSignIn } from "#areas/accounts/use-sign-in.ts";
import { subscriptionPath } from "#areas/payments/paths.ts";
import { orUnreachable } from "#lib/api/unreachable.ts";
import { pageMeta } from "#lib/format/meta.ts";
import { config, identityForBrowser } from "#lib/http/config.server.ts";
import { isKnownBrowser } from "#lib/session/known-browser.ts";
import { safeNext } from "#lib/session/redirect.ts";
import { currentProfile } from "#lib/session/session.server.ts";
import { sessionStore, useSessionFrom } from "#lib/session/session.ts";
import { memberView } from "#lib/session/session-store.ts";
import { useLaunchSwitches } from "#shell/launch-switches.ts";
import { SiteFrame } from "#shell/site-frame.tsx";
import { Note } from "#ui/feedback/note.tsx";
import type { Route } from "./+types/register.ts";

export const meta = () =>
  pageMeta({
    title: "Login or register",
    description: "One account for the directory, the marketplace, media and the magazine.",
    path: "/register",
  });

export async function loader({ request }: Route.LoaderArgs) {
  // The page must open while the API restarts; the browser then retries.
  const profile = await currentProfile(request).catch(() => undefined);
  const isKnown = isKnownBrowser(request);
  return { profile, identity: identityForBrowser(config), isKnown };
}

export const action = ({ request }: Route.ActionArgs) => requestReset(request);

export const clientAction = (args: Route.ClientActionArgs) => orUnreachable(args);

// Login, Register and Forgot only differ in the URL.
export const shouldRevalidate = ({ formMethod }: { formMethod?: string }) =>
  formMethod !== undefined;

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  const { profile: atStart, identity, isKnown } = loaderData;
  const { status, profile } = useSessionFrom(atStart);
  const { landing, goOn, markJustRegistered } = useLanding(status);
  const paths = landingPaths(profile, useLaunchSwitches());
  useGoOn(landing.name === "welcome");
  useFreshStart(landing.name);

  const signIn = useSignIn(identity, (session) => {
    if (session.isNew) markJustRegistered();
    sessionStore.set(memberView(session.profile));
  });

  if (landing.name === "register") {
    return (
      <SiteFrame>
        <AuthFrame>
          <ChosenPlanNote />
          <RegisterView signIn={signIn} isKnownBrowser={isKnown} resetResult={actionData} />
        </AuthFrame>
      </SiteFrame>
    );
  }
  return (
    <SiteFrame>
      {landing.name === "loading" && <LoadingView />}
      {landing.name === "success" && (
        <SuccessView {...{ profile, paths }} isLocked={landing.isLocked} onContinue={goOn} />
      )}
      {landing.name === "welcome" && <WelcomeView {...{ profile, paths }} />}
    </SiteFrame>
  );
}

/** Whoever chose a plan as a visitor comes from there (SUB-14). */
function ChosenPlanNote() {
  const [search] = useSearchParams();
  if (!search.get("next")?.startsWith(`${subscriptionPath}?choose=`)) return null;
  return (
    <Note tone="info" role="status" className="mb-6">
      {paymentTexts.logInFirst}
    </Note>
  );
}

/** Continues to the page someone was heading for, once the landing is done. */
function useGoOn(isWelcome: boolean) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const next = safeNext(search.get("next"), "");

  useEffect(() => {
    if (isWelcome && next) void navigate(next, { replace: true });
  }, [isWelcome, next, navigate]);
}

/** The landing replaces its whole content, so move focus and scroll as for a new page. */
function useFreshStart(name: string) {
  const shown = useRef(name);

  useEffect(() => {
    if (shown.current === name) return;
    shown.current = name;
    window.scrollTo({ top: 0, behavior: "instant" });
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [name]);
}
