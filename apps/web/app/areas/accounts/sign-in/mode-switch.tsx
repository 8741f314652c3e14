import { useSearchParams } from "react-router";
import { SegmentedLinks } from "#ui/forms/segmented.tsx";

export const modes = ["login", "register", "forgot"] as const;
export type Mode = (typeof modes)[number];

/** Whoever has signed in here before is offered Login first. */
export const modeOf = (search: URLSearchParams, isKnown: boolean): Mode =>
  modes.find((mode) => mode === search.get("mode")) ?? (isKnown ? "login" : "register");

/** Keeps the `next` parameter. */
export function useModePath(): (mode: Mode) => string {
  const [search] = useSearchParams();
  return (mode) => {
    const params = new URLSearchParams(search);
    params.set("mode", mode);
    return `/register?${params}`;
  };
}

/** Links instead of buttons, so that it works without JavaScript. */
export function ModeSwitch({ mode }: { mode: "login" | "register" }) {
  const pathOf = useModePath();
  return (
    <SegmentedLinks
      label="Login or register"
      links={[
        { to: pathOf("login"), label: "Login", isCurrent: mode === "login" },
        { to: pathOf("register"), label: "Register", isCurrent: mode === "register" },
      ]}
    />
  );
}
