import { ownerBarScript } from "#lib/browser/owner-bar.ts";
import { themeScript } from "#lib/browser/theme.ts";
import { useNonce } from "#lib/http/nonce.ts";
import { HINT_COOKIE } from "#lib/session/hint.ts";

/**
 * Runs before the first paint: sets the theme, whether the header shows a greeting, and the space for an owner's bar.
 */
const hintScript = `try{var m=document.cookie.match(/(?:^|; )${HINT_COOKIE}=([^;]+)/);if(m){var r=document.documentElement,n=decodeURIComponent(m[1]).replace(/["\\\\\\n\\r]/g,"");r.dataset.signedIn="";r.style.setProperty("--hint-name",'"'+n+'"')}}catch(e){}`;

const script = themeScript + hintScript + ownerBarScript;

export function HeadScript() {
  return (
    <script
      nonce={useNonce()}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, without any data.
      dangerouslySetInnerHTML={{ __html: script }}
    />
  );
}
