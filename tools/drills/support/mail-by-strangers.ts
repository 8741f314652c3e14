import { randomBytes } from "node:crypto";
import { makeLogger } from "../../../apps/api/src/platform/log/log.ts";
import { buildServices } from "../../../apps/api/src/wiring.ts";
import { accessMatrix } from "../../../apps/api/test/access-matrix/index.ts";
import {
  buildRequest,
  listObjectKinds,
  makeOthersObjects,
} from "../../../apps/api/test/access-matrix/stage.ts";
import { makePerson, makeTestApp, type SignedIn } from "../../../apps/api/test/harness.ts";
import { ensureTemplateDatabase } from "../../../apps/api/test/template-database.ts";
import { waitUntil } from "../../../scripts/lib/wait.ts";
import { waitForMails } from "./caught-mails.ts";
import { listPublishedCalls, sessionEndingPattern } from "./published-calls.ts";

/** Short enough for every field, and nothing that we would write. */
const plantedText = "evil.example";

type BodyValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | BodyValue[]
  | { [name: string]: BodyValue };

/** The same with another value at each place that holds a text, one place at a time; emails are the victim's. */
function makeVariants(body: BodyValue, email: string): BodyValue[] {
  const places: string[][] = [];
  const walk = (value: BodyValue, path: string[]): void => {
    if (typeof value === "string" && !/email/i.test(path.at(-1) ?? "")) places.push(path);
    if (typeof value === "object" && value !== null)
      for (const [name, one] of Object.entries(value)) walk(one, [...path, name]);
  };
  walk(body, []);
  const rewrite = (value: BodyValue, at: string, path: string[]): BodyValue => {
    if (Array.isArray(value))
      return value.map((one, index) => rewrite(one, at, [...path, `${index}`]));
    if (typeof value === "object" && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([name, one]) => [name, rewrite(one, at, [...path, name])]),
      );
    if (typeof value !== "string") return value;
    if (/email/i.test(path.at(-1) ?? "")) return email;
    return path.join(".") === at ? `${value.slice(0, 8)} ${plantedText}` : value;
  };
  return ["", ...places.map((path) => path.join("."))].map((at) => rewrite(body, at, []));
}

const hasEmail = (body: BodyValue): boolean =>
  typeof body === "object" &&
  body !== null &&
  Object.entries(body).some(([name, one]) => /email/i.test(name) || hasEmail(one));

/**
 * Visitors from many networks, and a member who registered with somebody else's email, send every published write with that
 * email and planted texts; the worker then sends what it has to. What came to that email, and how much of each kind.
 */
export async function sendMailsAsStrangers(networkCount: number) {
  const app = makeTestApp();
  await app.open(await ensureTemplateDatabase());
  const domain = `${randomBytes(6).toString("hex")}.example`;
  const email = `victim@${domain}`;
  const member = await app.signInAs({ ...makePerson(), email, emailVerified: false });
  const others = await makeOthersObjects(app, listObjectKinds(accessMatrix.values()));

  let sent = 0;
  async function send(name: string, as: SignedIn | undefined): Promise<void> {
    const rows = accessMatrix.get(name);
    const whose = rows && "none" in rows ? "none" : "others";
    const { method, url, body } = buildRequest({
      name,
      whose,
      player: { as, own: new Map() },
      others,
    });
    const bodies = body === undefined ? [undefined] : makeVariants(body as BodyValue, email);
    const again = !as && hasEmail(body as BodyValue) ? networkCount - bodies.length : 0;
    const repeatedBodies = Array.from({ length: Math.max(0, again) }, () => bodies[0]);
    // Each comes from another address.
    for (const one of [...bodies, ...repeatedBodies]) {
      await app.call(method, url, { ...(as && { as }), ...(one !== undefined && { body: one }) });
      sent++;
    }
  }
  const names = listPublishedCalls()
    .filter(({ method }) => method !== "GET")
    .map(({ method, path }) => `${method} ${path.replaceAll(/\{(\w+)\}/g, ":$1")}`)
    .filter((name) => accessMatrix.has(name));
  for (const name of names) {
    await send(name, undefined);
    if (!sessionEndingPattern.test(name)) await send(name, member);
  }

  const worker = buildServices(app.config, "worker", makeLogger("silent", "worker"));
  await worker.tasks.start();
  for (const handler of worker.taskHandlers) await worker.tasks.work(handler);
  const listSent = async () =>
    app.db
      .selectFrom("platform.mail")
      .select(["key", "sentAt"])
      .where("recipient", "=", email)
      .execute();
  let before = -1;
  // Nothing new in three seconds, and nothing half sent.
  await waitUntil(
    async () => {
      const now = await listSent();
      const isQuiet = now.length === before && now.every(({ sentAt }) => sentAt !== null);
      before = now.length;
      return isQuiet && now.length > 0;
    },
    { seconds: 90, everyMs: 3_000 },
  );
  const keys = (await listSent()).map(({ key }) => key);
  const mails = await waitForMails(domain, keys.length);
  const maxPerHour = new Map(worker.emails.map((one) => [one.kind, one.maxPerHour]));
  const kinds = Map.groupBy(keys, (key) => key.split(":")[0] ?? "");
  // The app closes the identity provider, which they share.
  await worker.tasks.stop();
  await worker.db.destroy();
  await app.close();
  return {
    sent,
    writes: names.length,
    mails: mails.filter(({ to }) => to === email),
    repeating: mails.filter(({ text }) => text.includes(plantedText)).map(({ subject }) => subject),
    kinds: [...kinds].map(([kind, all]) => ({
      kind,
      count: all.length,
      max: maxPerHour.get(kind) ?? 0,
    })),
  };
}
