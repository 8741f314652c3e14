import type { Config } from "./config.server.ts";

/** These headers are set on every response. Popups are allowed because Google sign-in needs its opener. */
export const securityHeaders: Record<string, string> = {
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy":
    "camera=(), microphone=(), geolocation=(self), payment=(self), usb=(), browsing-topics=()",
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** For responses that aren't pages: nothing in them may load or run. */
export const denyAllPolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

type Settings = Pick<
  Config,
  "identity" | "mediaOrigin" | "uploadOrigin" | "map" | "environment" | "cardKey"
>;

/** Video players, in their privacy-enhanced modes. */
const playerOrigins = ["https://www.youtube-nocookie.com", "https://player.vimeo.com"];

/** The policy for pages: only scripts with the page's nonce run, and the scripts they load. */
export function buildPagePolicy(nonce: string, settings: Settings): string {
  const identity = listIdentityOrigins(settings);
  // The development server injects style elements; the build links one style sheet.
  const styles = settings.environment === "development" ? " 'unsafe-inline'" : "";
  const directives: Record<string, string> = {
    "default-src": "'self'",
    "script-src": `'nonce-${nonce}' 'strict-dynamic'`,
    "style-src": `'self'${styles}`,
    // Data-dependent widths and positions are style attributes, which can't run anything.
    "style-src-attr": "'unsafe-inline'",
    // Selected images are previewed from memory before the upload; private images come directly from the object store.
    "img-src": [
      "'self'",
      "data:",
      "blob:",
      settings.mediaOrigin,
      settings.uploadOrigin,
      ...settings.map.origins,
    ]
      .filter(Boolean)
      .join(" "),
    "media-src": ["'self'", settings.mediaOrigin].filter(Boolean).join(" "),
    "connect-src": [
      "'self'",
      settings.uploadOrigin,
      ...identity.calls,
      ...settings.map.origins,
      settings.cardKey && "https://api.stripe.com",
    ]
      .filter(Boolean)
      .join(" "),
    // Photos are made smaller in a worker of ours. The map's starts from a blob, so that this policy also
    // applies to its requests.
    "worker-src": settings.map.styleUrl ? "'self' blob:" : "'self'",
    "frame-src": [
      ...identity.frames,
      ...playerOrigins,
      ...listMapOrigins(settings),
      ...(settings.cardKey ? ["https://js.stripe.com", "https://hooks.stripe.com"] : []),
    ].join(" "),
    "form-action": "'self'",
    "frame-ancestors": "'none'",
    "base-uri": "'none'",
    "object-src": "'none'",
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join("; ");
}

const listMapOrigins = ({ map }: Settings) => (map.embedUrl ? [new URL(map.embedUrl).origin] : []);

function listIdentityOrigins({ identity }: Settings) {
  if (identity.emulatorHost) {
    const emulatorOrigin = `http://${identity.emulatorHost}`;
    return { calls: [emulatorOrigin], frames: [emulatorOrigin] };
  }
  return {
    calls: ["https://identitytoolkit.googleapis.com", "https://securetoken.googleapis.com"],
    frames: [`https://${identity.authDomain}`],
  };
}
