import type { BrowserCall } from "@boab/contracts/common/call";

export interface CallPathInput {
  params?: unknown;
  query?: unknown;
}

/** The path of a call with its parameters filled in, and its query. */
export function buildCallPath(
  { path }: Pick<BrowserCall, "path">,
  input: CallPathInput = {},
): string {
  const params = (input.params ?? {}) as Record<string, string>;
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ""),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    // Several values of one parameter: `size=M&size=L`.
    for (const each of [value].flat()) if (each !== undefined) query.append(name, String(each));
  }
  return query.size > 0 ? `${filled}?${query}` : filled;
}
