import type { FastifyInstance } from "fastify";

/** Every registered route, as `METHOD /path`; HEAD is left out, as it comes with GET. */
export function listRegisteredRoutes(server: FastifyInstance): string[] {
  const names: string[] = [];
  const parents: string[] = [];
  for (const line of server.printRoutes({ commonPrefix: false }).split("\n")) {
    const [, indent, part, methods] = /^([│ ]*)[├└]── (\S+)(?: \((.+)\))?$/.exec(line) ?? [];
    if (indent === undefined || part === undefined) continue;
    const depth = indent.length / 4;
    const path = `${parents[depth - 1] ?? ""}${part}`;
    parents[depth] = path;
    for (const method of methods?.split(", ") ?? [])
      if (method !== "HEAD") names.push(`${method} ${path}`);
  }
  return names;
}
