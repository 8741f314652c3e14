import type pg from "pg";
import type { startSlowSmtp } from "../slow-smtp.ts";
import type { Finding } from "../verdict.ts";
import { inbox, makeReaderEmail } from "./causes.ts";

type Deliveries = Awaited<ReturnType<typeof startSlowSmtp>>["deliveries"];

interface CausedEffects {
  rounds: number;
  uploads: string[];
  kills: number;
}

const makeExactFinding = (name: string, figure: number, expected: number): Finding => ({
  name,
  holds: figure === expected,
  figure: `${figure} of ${expected}`,
});

function examineEmails(deliveries: Deliveries, { rounds, kills }: CausedEffects): Finding[] {
  const messages = deliveries.filter(({ to }) => to.includes(inbox));
  const messageCount = new Set(messages.map(({ id }) => id)).size;
  const confirmations = Array.from(
    { length: rounds },
    (_, round) => deliveries.filter(({ to }) => to.includes(makeReaderEmail(round))).length,
  );
  const repeatCount =
    messages.length -
    messageCount +
    confirmations.reduce((sum, one) => sum + Math.max(0, one - 1), 0);
  return [
    makeExactFinding("messages emailed", messageCount, rounds),
    makeExactFinding(
      "newsletter confirmations",
      confirmations.filter((one) => one > 0).length,
      rounds,
    ),
    // Only a kill between sending and recording may repeat an email; those of this drill are never there.
    { name: "emails sent again", holds: repeatCount <= kills / 4, figure: String(repeatCount) },
  ];
}

/** Whether what each round caused is there exactly once. */
export async function examineEffects(
  db: pg.Pool,
  deliveries: Deliveries,
  caused: CausedEffects,
): Promise<Finding[]> {
  const { rounds, uploads } = caused;
  const count = async (sql: string, values: unknown[] = []) =>
    Number((await db.query(`select count(*) from ${sql}`, values)).rows[0]?.count ?? 0);
  const ready = await count("uploads.upload where status = 'ready' and id = any($1)", [uploads]);
  const { rows: files } = await db.query<{ files: number }>(
    "select distinct jsonb_array_length(keys) as files from uploads.upload where id = any($1)",
    [uploads],
  );
  const plans = await count("payments.subscription where state = 'trialing'");
  const members = await count(
    "accounts.profile where subscribed_plan = 'Growing' and id like 'drill%'",
  );
  const planEvents = await count("pgboss.job where name = 'event.accounts.plan-changed'");
  const planEmails = await count(
    "platform.mail where key like 'plan-started:%' and sent_at is not null",
  );
  return [
    ...examineEmails(deliveries, caused),
    makeExactFinding("photos ready", ready, rounds),
    {
      name: "photos with the same files",
      holds: files.length === 1,
      figure: `${files.length} kinds`,
    },
    makeExactFinding("subscriptions", plans, rounds),
    makeExactFinding("members with their plan", members, rounds),
    makeExactFinding("events published", planEvents, rounds),
    makeExactFinding("emails about plans", planEmails, rounds),
  ];
}
