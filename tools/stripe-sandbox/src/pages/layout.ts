import { Html, html } from "./html.ts";

const style = `
:root { color-scheme: light dark; --ink: #1a1f36; --soft: #4f566b; --paper: #fff; --ground: #f6f8fa; --line: #c1c9d2; --act: #0055bc; --on-act: #fff; --bad: #b3093c; --good: #1a6b3c; }
@media (prefers-color-scheme: dark) { :root { --ink: #f0f3f7; --soft: #b6bfcc; --paper: #1b2130; --ground: #11151f; --line: #4c566a; --act: #7db8ff; --on-act: #0b1220; --bad: #ff9db4; --good: #8fe0b0; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 34rem; margin: 2rem auto; padding: 1.5rem; background: var(--paper); border: 1px solid var(--line); border-radius: 0.75rem; }
header { max-width: 34rem; margin: 1rem auto 0; padding: 0 1.5rem; color: var(--soft); font-size: 0.875rem; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 1rem; } h2 { font-size: 1.125rem; margin: 2rem 0 0.5rem; }
dl, ul { padding: 0; margin: 0 0 1rem; list-style: none; } li, .row { display: flex; justify-content: space-between; gap: 1rem; padding: 0.5rem 0; border-bottom: 1px solid var(--line); }
label, legend { display: block; font-weight: 600; margin: 1rem 0 0.25rem; } fieldset { border: 1px solid var(--line); border-radius: 0.5rem; margin: 1rem 0; } fieldset label { font-weight: 400; margin: 0.25rem 0; }
input:not([type=radio]) { width: 100%; min-height: 2.75rem; padding: 0.5rem 0.75rem; border: 1px solid var(--soft); border-radius: 0.5rem; background: var(--paper); color: inherit; font: inherit; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; }
button, .button { display: inline-block; min-height: 2.75rem; padding: 0.5rem 1.25rem; margin: 1rem 0.5rem 0 0; border: 1px solid var(--act); border-radius: 0.5rem; background: var(--act); color: var(--on-act); font: inherit; font-weight: 600; cursor: pointer; text-decoration: none; }
button.quiet, .button.quiet { background: transparent; color: var(--act); } a { color: var(--act); }
:focus-visible { outline: 3px solid var(--act); outline-offset: 2px; }
.alert { padding: 0.75rem 1rem; border: 2px solid var(--bad); border-radius: 0.5rem; color: var(--bad); } .note { color: var(--soft); font-size: 0.875rem; } .good { color: var(--good); }
details { margin-top: 2rem; color: var(--soft); } code { font-size: 0.875rem; }
`;

/** A whole page. */
export function page(title: string, content: Html): string {
  return html`<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – payment sandbox</title>
<style>${new Html(style)}</style>
</head>
<body>
<header>Payment sandbox: no real money moves here.</header>
<main>${content}</main>
</body>
</html>`.text;
}

export function alert(message: string | undefined): Html {
  return message ? html`<p class="alert" role="alert">${message}</p>` : html``;
}

/** @example money(1250, "aud") === "$12.50" */
export function formatAmount(cents: number, currency: string): string {
  return new Intl.NumberFormat("en-AU", { style: "currency", currency }).format(cents / 100);
}

export function date(time: number): string {
  return new Intl.DateTimeFormat("en-AU", { dateStyle: "long", timeZone: "UTC" }).format(
    time * 1000,
  );
}
