import { breakSource } from "./break-source.ts";

// For the drill `ban-now`: whoever was somebody once stays so.
breakSource([
  [
    "http/identify-actor.ts",
    `app.decorateRequest("actor", null);`,
    `app.decorateRequest("actor", null);\n  const known = new Map<string, ReturnType<ResolveActor>>();`,
  ],
  [
    "http/identify-actor.ts",
    "cookie ? await resolveActor(cookie) : visitor",
    "cookie ? await (known.get(cookie) ?? known.set(cookie, resolveActor(cookie)).get(cookie)!) : visitor",
  ],
]);
