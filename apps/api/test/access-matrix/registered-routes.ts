import type { FastifyInstance } from "fastify";

/** Every route the server listens to, as `METHOD /path`; HEAD comes with its GET. */
export function registeredRoutes(server: FastifyInstance): string[] {
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
