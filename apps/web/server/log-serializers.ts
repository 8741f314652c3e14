import { maskEmails, toLoggedPath } from "@boab/contracts/common/log-safe";

/** What the server's log says about a request and an error. */
export const logSerializers = {
  // Query strings may contain emails and codes, and a calendar link its token, so they aren't logged (X7).
  req: (request: { method: string; url: string; ip?: string }) => ({
    method: request.method,
    path: toLoggedPath(request.url),
    ip: request.ip,
  }),
  err: (error: Error & { code?: string }) => ({
    type: error.name,
    code: error.code,
    message: maskEmails(error.message),
    stack: maskEmails(error.stack ?? ""),
  }),
};
