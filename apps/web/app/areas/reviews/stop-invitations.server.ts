import { stopReviewInvitations } from "@boab/contracts/reviews/reviews";
import { api } from "#lib/api/api.server.ts";
import { runFormCall } from "#lib/api/form.server.ts";

/** Runs only after the button is pressed, because mail scanners open links. */
export async function stopInvitations(request: Request, token: string) {
  return runFormCall(() => api(request).call(stopReviewInvitations, { body: { token } }));
}
