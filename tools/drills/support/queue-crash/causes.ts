import type { Stack } from "../../../../scripts/stack/stack.ts";
import { type CallAs, makeCaller } from "../call-as.ts";
import { sendPhoto } from "../send-photo.ts";
import type { openSignedSessions } from "../signed-sessions.ts";
import { type openSubscriptionDrill, platformSecret, sign } from "../subscribers.ts";
import type { Sender } from "./sender.ts";

export const inbox = "inbox-of-the-drill@people.example";
export const makeReaderEmail = (round: number) => `reader${round}@people.example`;

interface CauseDeps {
  stack: Stack;
  drill: Awaited<ReturnType<typeof openSubscriptionDrill>>;
  sessions: Awaited<ReturnType<typeof openSignedSessions>>;
  sender: Sender;
  /** Each has somebody of their own. */
  rounds: number;
}

/** Whatever causes tasks, once in each round; the tasks of the clock are spread over `spread` rounds. */
export async function openCauses(
  { stack, drill, sessions, sender, rounds }: CauseDeps,
  roundsPerSpread: number,
) {
  const callAs = makeCaller(stack);
  const people = await drill.makeSubscribers(rounds);
  const price = await drill.findPriceId("growing_monthly");
  const { rows } = await drill.db.query<{ name: string }>("select name from pgboss.schedule");
  const scheduled = rows.map(({ name }) => name);
  const uploads: string[] = [];

  async function post(call: CallAs, path: string, body?: object): Promise<void> {
    const response = await call("POST", path, body);
    const text = await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
  }

  async function uploadPhoto(call: CallAs, userId: string): Promise<void> {
    const uploadId = await sendPhoto(call, userId);
    await post(call, `/uploads/${uploadId}/complete`);
    uploads.push(uploadId);
  }

  async function startPlan(customer: string): Promise<void> {
    const subscription = await drill.callProvider("subscriptions", {
      customer,
      "items[0][price]": price,
      trial_end: String(Math.floor(Date.now() / 1000) + 30 * 24 * 3600),
    });
    const events = await drill.listEventsSince(new Set());
    const event = events.find(
      ({ type, data }) =>
        type === "customer.subscription.created" && data.object.id === subscription.id,
    );
    const body = JSON.stringify(event);
    await drill.deliver(body, sign(body, platformSecret));
  }

  return {
    scheduled,
    uploads,
    /** One of everything. */
    async cause(round: number): Promise<void> {
      const { userId, customer } = people[round] ?? { userId: "", customer: "" };
      const message = { name: "Drill", email: "drill@people.example", message: `Kill ${round}` };
      await post(callAs(), "/app/enquiries", message);
      await post(callAs(), "/newsletter/subscribers", { email: makeReaderEmail(round) });
      await uploadPhoto(callAs(sessions.makeSessionCookie(userId)), userId);
      await startPlan(customer);
      for (const name of scheduled.filter(
        (_, index) => index % roundsPerSpread === round % roundsPerSpread,
      ))
        await sender.enqueue(name, {});
    },
  };
}
