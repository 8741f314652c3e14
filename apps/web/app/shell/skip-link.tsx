import { buttonStyle } from "#ui/actions/button-style.ts";

export function SkipLink() {
  return (
    <a
      href="#main"
      className={buttonStyle({
        variant: "strong",
        className: "fixed top-3 left-3 z-70 -translate-y-24 focus:translate-y-0",
      })}
    >
      Skip to content
    </a>
  );
}
