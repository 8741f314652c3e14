import { randomUUID } from "node:crypto";
import type pg from "pg";
import { z } from "zod";
import { connect, inTransaction } from "../../../apps/api/src/platform/db/db.ts";
import { makeLogger } from "../../../apps/api/src/platform/log/log.ts";
import { formerNames } from "../../../apps/api/src/platform/tasks/former-names.ts";
import { defineTask } from "../../../apps/api/src/platform/tasks/task.ts";
import { TaskQueue } from "../../../apps/api/src/platform/tasks/task-queue.ts";

export interface FormerTask {
  id: string;
  formerName: string;
  currentName: string;
  payload: object;
}

const bannedMemberCount = 60;
const changedPlanCount = 60;
const deletedIdentityCount = 300;
const noticesPerStore = 1;

const memberPrefix = "upgrade_";
export const noticeDomain = "upgrade.example";

/** They search whole tables for seconds, so one of each is enough. */
const nightlyTaskNames = ["directory.forget-words", "marketplace.forget-item-words"];

/** Banned members with a review each, which the event hides, and people who wait for every store that has reopened. */
async function prepareData(db: pg.Pool): Promise<string[]> {
  await db.query(
    `with member as (select $1 || number as id from generate_series(0, $2::int - 1) as number),
     handle as (insert into accounts.handle (handle, profile_id) select id, id from member)
     insert into accounts.profile (id, full_name, username, alias, email, email_verified, user_status)
     select id, 'Drill', id, id, id || '@people.example', true, 'Banned' from member`,
    [memberPrefix, bannedMemberCount],
  );
  await db.query(
    `insert into reviews.review (subject_kind, subject_id, author_id, rating, comment, tie)
     select 'business', (select id from directory.business order by id limit 1), id, 4, 'Good.', 'customer'
     from accounts.profile where id like 'upgrade\\_%'`,
  );
  const { rows } = await db.query<{ id: string }>(
    "select id from marketplace.store where is_public and not is_on_holiday order by id",
  );
  const storeIds = rows.map(({ id }) => id);
  await db.query(
    `insert into marketplace.back_notice (store_id, email, asked_at, confirmed_at)
     select store, store || number || '@' || $2, now(), now()
     from unnest($1::text[]) as store, generate_series(1, $3::int) as number`,
    [storeIds, noticeDomain, noticesPerStore],
  );
  return storeIds;
}

function describeTasks(total: number, storeIds: string[], scheduled: string[]): FormerTask[] {
  const currentNames = new Map(formerNames);
  const makeTask = (formerName: string, payload: object): FormerTask => {
    const currentName = currentNames.get(formerName);
    if (!currentName) throw new Error(`${formerName} is no former name`);
    return { id: randomUUID(), formerName, currentName, payload };
  };
  const makeMemberTasks = (count: number, formerName: string) =>
    Array.from({ length: count }, (_, number) =>
      makeTask(formerName, { userId: memberPrefix + number }),
    );
  const eventTasks = [
    ...makeMemberTasks(bannedMemberCount, "fact.accounts.banned"),
    ...makeMemberTasks(changedPlanCount, "fact.accounts.plan-changed"),
    ...makeMemberTasks(deletedIdentityCount, "accounts.forget-identity"),
    ...nightlyTaskNames.map((formerName) => makeTask(formerName, {})),
    ...storeIds.map((storeId) => makeTask("marketplace.tell-back", { storeId })),
  ];
  const frequentTaskNames = scheduled.filter((name) => !nightlyTaskNames.includes(name));
  const scheduledTasks = Array.from({ length: total - eventTasks.length }, (_, number) =>
    makeTask(frequentTaskNames[number % frequentTaskNames.length] ?? "", {}),
  );
  return [...eventTasks, ...scheduledTasks];
}

const makeFormerKind = (name: string, schedule?: string) =>
  defineTask({ name, payload: z.object({}), ...(schedule && { schedule }) });

/**
 * Leaves a database as the release before would: its queues and schedules have the former names, and tasks wait in them.
 * Returns those tasks.
 */
export async function enqueueFormerTasks(
  db: pg.Pool,
  databaseUrl: string,
  total: number,
): Promise<FormerTask[]> {
  const { rows } = await db.query<{ name: string; cron: string }>(
    "select name, cron from pgboss.schedule",
  );
  const schedules = new Map(rows.map(({ name, cron }) => [name, cron]));
  const queue = new TaskQueue(databaseUrl, "sender", makeLogger("silent", "script"));
  await queue.start();
  const scheduled: string[] = [];
  for (const [former, current] of formerNames) {
    const schedule = schedules.get(current);
    if (schedule) scheduled.push(former);
    await queue.ensureQueue(makeFormerKind(former, schedule));
  }

  const tasks = describeTasks(total, await prepareData(db), scheduled);
  const sender = connect({ url: databaseUrl, poolSize: 1, canPrepare: false }, () => {});
  await inTransaction(sender, async (tx) => {
    for (const { id, formerName, payload } of tasks)
      await queue.enqueue(tx, makeFormerKind(formerName), payload, { id });
  });
  await sender.destroy();
  await queue.stop();
  return tasks;
}

/** What the tasks should have caused, with each subscriber's task by its name and id. */
export async function listExpectedEffects(tasks: FormerTask[], db: pg.Pool) {
  const { rows } = await db.query<{ name: string }>(
    "select name from pgboss.queue where name like '%.on.%'",
  );
  const subscriberTasks = tasks.flatMap(({ id, currentName }) =>
    rows
      .filter(({ name }) => currentName === `event.${name.slice(name.indexOf(".on.") + 4)}`)
      .map(({ name }) => `${name} ${id}`),
  );
  const reopeningTasks = tasks.filter(({ formerName }) => formerName === "marketplace.tell-back");
  return {
    subscriberTasks,
    hiddenReviews: bannedMemberCount,
    emails: reopeningTasks.length * noticesPerStore,
  };
}
