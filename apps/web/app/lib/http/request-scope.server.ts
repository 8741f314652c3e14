import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";

/** The state of one request. It is never stored in a module, so that requests can't leak into each other (X2). */
export interface RequestScope {
  requestId: string;
  /** Cookies set by the API or an action; the root middleware adds them to the response. */
  cookies: string[];
  /** True when something was fetched with the visitor's cookie; shared caches must not store the response. */
  isPersonal: boolean;
  /** Results shared by the loaders of one page, such as the session. */
  sharedResults: Map<string, Promise<unknown>>;
}

const storage = new AsyncLocalStorage<RequestScope>();

export const getRequestScope = (): RequestScope | undefined => storage.getStore();

export function runInRequestScope<Result>(
  request: Request,
  run: (scope: RequestScope) => Result,
): Result {
  const scope: RequestScope = {
    requestId: request.headers.get("x-request-id") ?? randomUUID(),
    cookies: [],
    isPersonal: false,
    sharedResults: new Map(),
  };
  return storage.run(scope, () => run(scope));
}

export const addCookie = (cookie: string): void => {
  getRequestScope()?.cookies.push(cookie);
};

export const markPersonal = (): void => {
  const scope = getRequestScope();
  if (scope) scope.isPersonal = true;
};

/** Runs once per request, however many loaders need it. */
export function loadOncePerRequest<Value>(key: string, load: () => Promise<Value>): Promise<Value> {
  const shared = getRequestScope()?.sharedResults;
  const known = shared?.get(key) as Promise<Value> | undefined;
  if (known) return known;
  const loading = load();
  shared?.set(key, loading);
  return loading;
}
