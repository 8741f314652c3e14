import { useSearchParams } from "react-router";
import { SegmentedLinks } from "#ui/forms/segmented.tsx";

export const signInModes = ["login", "register", "forgot"] as const;
export type SignInMode = (typeof signInModes)[number];

/** People who have signed in here before, or who come from a members' page, see Login first. */
export const getSignInMode = (search: URLSearchParams, isKnownBrowser: boolean): SignInMode =>
  signInModes.find((mode) => mode === search.get("mode")) ??
  (isKnownBrowser || search.has("next") ? "login" : "register");

/** The path retains the `next` parameter. */
export function useModePath(): (mode: SignInMode) => string {
  const [search] = useSearchParams();
  return (mode) => {
    const params = new URLSearchParams(search);
    params.set("mode", mode);
    return `/register?${params}`;
  };
}

/** Links instead of buttons, so that it works without JavaScript. */
export function ModeSwitch({ mode }: { mode: "login" | "register" }) {
  const getModePath = useModePath();
  return (
    <SegmentedLinks
      label="Login or register"
      links={[
        { to: getModePath("login"), label: "Login", isCurrent: mode === "login" },
        { to: getModePath("register"), label: "Register", isCurrent: mode === "register" },
      ]}
    />
  );
}
