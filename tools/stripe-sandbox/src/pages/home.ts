import type { FastifyInstance } from "fastify";
import { advanceClock } from "../clock/advance.ts";
import { DAY_SECONDS, HOUR_SECONDS } from "../clock/clock.ts";
import type { Sandbox } from "../sandbox.ts";
import { listObjects } from "../state/change.ts";
import { renderTestCardHelp } from "./card-form.ts";
import { html } from "./html.ts";
import { page } from "./layout.ts";
import { type PageResult, servePage, type Visit } from "./routing.ts";

const steps = [
  { label: "An hour later", seconds: HOUR_SECONDS },
  { label: "A day later", seconds: DAY_SECONDS },
  { label: "A month later", seconds: 31 * DAY_SECONDS },
];

/** What happened lately, and buttons that let time pass. */
export function registerHomePage(app: FastifyInstance, sandbox: Sandbox): void {
  servePage(app, sandbox, "/", {
    get: show,
    post({ form }) {
      const step = steps.find(({ seconds }) => String(seconds) === form.seconds);
      if (step) advanceClock(sandbox, sandbox.clock.now() + step.seconds);
      return { goTo: "/" };
    },
  });
}

function show({ ctx }: Visit): PageResult {
  const events = listObjects(ctx, "event").slice(0, 20);
  const { violations, clock } = ctx.sandbox;
  const time = (seconds: number) =>
    new Date(seconds * 1000).toISOString().slice(0, 16).replace("T", " ");
  return {
    show: page(
      "Stripe sandbox",
      html`<h1>Stripe sandbox</h1>
<p>The time here is ${time(clock.now())} UTC.</p>
<form method="post" action="/">${steps.map(({ label, seconds }) => html`<button class="quiet" name="seconds" value="${seconds}">${label}</button>`)}</form>
<h2>Latest events</h2>
${events.length === 0 ? html`<p>Nothing has happened yet.</p>` : html`<ul>${events.map((event) => html`<li><span>${event.type}</span> <span>${time(event.created)}</span></li>`)}</ul>`}
${violations.length === 0 ? html`` : html`<p class="alert">${violations.length} responses did not match the contract.</p>`}
${renderTestCardHelp()}`,
    ),
  };
}
