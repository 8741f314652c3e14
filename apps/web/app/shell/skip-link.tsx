import { getButtonClass } from "#ui/actions/button-style.ts";

export function SkipLink() {
  return (
    <a
      href="#main"
      className={getButtonClass({
        variant: "strong",
        className: "fixed top-3 left-3 z-70 -translate-y-24 focus:translate-y-0",
      })}
    >
      Skip to content
    </a>
  );
}
