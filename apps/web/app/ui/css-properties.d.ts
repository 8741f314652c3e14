import "react";

declare module "react" {
  /** A style may set custom properties, which our classes read: `style={{ "--share": "40%" }}`. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
