import type { FastifyInstance, FastifyReply } from "fastify";
import { type Context, makeContext, type Sandbox } from "../sandbox.ts";
import { PLATFORM } from "../state/objects.ts";
import type { Form } from "./card-form.ts";
import { html } from "./html.ts";
import { page } from "./layout.ts";

export interface Visit {
  ctx: Context;
  id: string;
  form: Form;
}

export type PageResult =
  | { show: string; status?: number }
  /** Somewhere else, as after every form. */
  | { goTo: string };

type Handler = (visit: Visit) => PageResult;

/** Serves a page; `:id` is the session or the token in its address. */
export function servePage(
  app: FastifyInstance,
  sandbox: Sandbox,
  path: string,
  handlers: { get?: Handler; post?: Handler },
): void {
  for (const [method, handler] of Object.entries(handlers)) {
    app.route<{ Params: { id: string }; Body: unknown; Querystring: Form }>({
      method: method.toUpperCase(),
      url: path,
      async handler(request, reply) {
        const form =
          method === "post"
            ? Object.fromEntries(new URLSearchParams(String(request.body ?? "")))
            : request.query;
        return answer(
          reply,
          handler({ ctx: makeContext(sandbox, PLATFORM), id: request.params.id, form }),
        );
      },
    });
  }
}

function answer(reply: FastifyReply, result: PageResult) {
  reply.header("cache-control", "no-store");
  if ("goTo" in result) return reply.redirect(result.goTo, 303);
  return reply
    .status(result.status ?? 200)
    .type("text/html; charset=utf-8")
    .send(result.show);
}

export function makeMessagePage(title: string, text: string, status = 200): PageResult {
  return { show: page(title, html`<h1>${title}</h1><p>${text}</p>`), status };
}

export const makeNotFoundPage = (): PageResult =>
  makeMessagePage(
    "Page not found",
    "This link doesn't lead anywhere. Please ask for a new one.",
    404,
  );
