import { useEffect, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { getLandingPaths } from "#areas/accounts/landing-paths.ts";
import { LoadingView, SuccessView, WelcomeView } from "#areas/accounts/landing-views.tsx";
import { requestReset } from "#areas/accounts/session-actions.server.ts";
import { AuthFrame } from "#areas/accounts/sign-in/auth-frame.tsx";
import { signInPageCopy } from "#areas/accounts/sign-in/copy.ts";
import { RegisterView } from "#areas/accounts/sign-in/register-view.tsx";
import { useLanding } from "#areas/accounts/use-landing.ts";
import { useSignIn } from "#areas/accounts/use-sign-in.ts";
import { subscriptionPath } from "#areas/payments/paths.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { config, getBrowserIdentityConfig } from "#lib/http/config.server.ts";
import { isKnownBrowser } from "#lib/session/known-browser.ts";
import { toSafeNextPath } from "#lib/session/redirect.ts";
import { loadCurrentProfile } from "#lib/session/session.server.ts";
import { sessionStore, useSessionFrom } from "#lib/session/session.ts";
import { toMemberView } from "#lib/session/session-store.ts";
import { useLaunchSwitches } from "#shell/launch-switches.ts";
import { SiteFrame } from "#shell/site-frame.tsx";
import { Note } from "#ui/feedback/note.tsx";
import type { Route } from "./+types/register.ts";

export const meta = () =>
  buildPageMeta({
    title: "Login or register",
    description: "One account for the directory, the marketplace, media and the magazine.",
    path: "/register",
  });

export async function loader({ request }: Route.LoaderArgs) {
  // The page must open while the API restarts; the browser then retries.
  const profile = await loadCurrentProfile(request).catch(() => undefined);
  const isKnown = isKnownBrowser(request);
  return { profile, identity: getBrowserIdentityConfig(config), isKnown };
}

export const action = ({ request }: Route.ActionArgs) => requestReset(request);

// Login, Register and Forgot only differ in the URL.
export const shouldRevalidate = ({ formMethod }: { formMethod?: string }) =>
  formMethod !== undefined;

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  const { profile: initialProfile, identity, isKnown } = loaderData;
  const { status, profile } = useSessionFrom(initialProfile);
  const { landing, goOn, markJustRegistered } = useLanding(status);
  const paths = getLandingPaths(profile, useLaunchSwitches());
  useContinueToNext(landing.name === "welcome");
  useFocusNewPanel(landing.name);

  const signIn = useSignIn(identity, (session) => {
    if (session.isNew) markJustRegistered();
    sessionStore.set(toMemberView(session.profile));
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
        <SuccessView
          profile={profile}
          paths={paths}
          isLocked={landing.isLocked}
          onContinue={goOn}
        />
      )}
      {landing.name === "welcome" && <WelcomeView profile={profile} paths={paths} />}
    </SiteFrame>
  );
}

/** SUB-14: a visitor who chose a plan has to log in first, and sees why. */
function ChosenPlanNote() {
  const [search] = useSearchParams();
  if (!search.get("next")?.startsWith(`${subscriptionPath}?choose=`)) return null;
  return (
    <Note tone="info" role="status" className="mb-6">
      {signInPageCopy.logInFirst}
    </Note>
  );
}

/** Continues to the page someone was heading for, once the landing is done. */
function useContinueToNext(isWelcome: boolean) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const next = toSafeNextPath(search.get("next"), "");

  useEffect(() => {
    if (isWelcome && next) void navigate(next, { replace: true });
  }, [isWelcome, next, navigate]);
}

/** The landing replaces its whole content, so move focus and scroll as for a new page. */
function useFocusNewPanel(name: string) {
  const shown = useRef(name);

  useEffect(() => {
    if (shown.current === name) return;
    shown.current = name;
    window.scrollTo({ top: 0, behavior: "instant" });
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [name]);
}
