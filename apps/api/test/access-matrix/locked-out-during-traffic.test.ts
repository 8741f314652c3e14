import { afterAll, beforeAll, expect, test } from "vitest";
import type { Route } from "#platform/http/route.ts";
import { makeLogger } from "#platform/log/log.ts";
import { emailPreviewRoutes } from "#platform/mail/preview.routes.ts";
import { buildServices, type Services } from "../../src/wiring.ts";
import type { SignedIn } from "../harness.ts";
import { makeMemoryLog } from "../memory-log.ts";
import { useAppWithProvider } from "../payments.ts";
import { startServer } from "../servers.ts";
import { accessMatrix, getExpectedOutcome, listRows } from "./index.ts";
import type { ObjectOwnership } from "./outcomes.ts";
import { type Role, roleStatuses } from "./roles.ts";
import { listObjectKinds, makeTestActor, requestOutcome, type TestActor } from "./stage.ts";

const { app } = await useAppWithProvider();
const kinds = listObjectKinds(accessMatrix.values());

/** Rate limits are not under test here. */
const removeLimits = ({ routes, emails }: Services): Route[] =>
  [...routes, ...emailPreviewRoutes(emails)].map((route) => ({
    ...route,
    options: { ...route.options, limit: { points: 1_000_000, seconds: 60 } },
  }));

let secondApp: Services;

beforeAll(async () => {
  secondApp = buildServices(app.config, "sender", makeLogger("silent", "http"));
  await secondApp.tasks.start();
});

afterAll(async () => {
  // Both share only the provider's client, and the first app closes it.
  await secondApp.tasks.stop();
  secondApp.storage.close();
  await secondApp.db.destroy();
});

/** Two instances, as on two machines: they share no memory but the provider's client. */
async function startTwoServers() {
  const { db, resolveActor } = secondApp;
  const { log, lines } = makeMemoryLog();
  const first = await startServer(app, { log, routes: removeLimits(app.services) });
  const second = await startServer(app, {
    log,
    db,
    resolveActor,
    routes: removeLimits(secondApp),
  });
  /** The reasons of failures of ours, which the answers don't name. */
  const listFailures = () => lines.flatMap(({ err }) => (err ? [err.message] : []));
  return { servers: [first.call, second.call], listFailures };
}

/** These end the session or the account themselves, so they run last. */
const accountEndingRoutes = [
  "DELETE /user/delete-user/:uid",
  "DELETE /admin/users/delete/:id",
  "DELETE /session/everywhere",
  "DELETE /session",
];

const requests = [...accessMatrix].flatMap(([name, rows]) =>
  listRows(rows)
    .filter(({ whose }) => whose !== "others")
    .map(({ whose }) => ({ name, whose })),
);
/** A new sign-in ends the session it replaces: it runs last, without one. */
const signIn = "POST /session";
/** It ends every session, at the provider too; the access matrix plays it. */
const newPassword = "PUT /session/password";
const traffic = requests.filter(
  ({ name, whose }) =>
    ![...accountEndingRoutes, signIn, newPassword].includes(name) || whose === "missing",
);

/**
 * Expected from now on, by the matrix. An allowed request about one's own objects depends on what
 * the traffic did to them, so only refusals are checked.
 */
function findExpectedOutcome(
  role: Role,
  { name, whose }: { name: string; whose: ObjectOwnership },
) {
  const outcome = getExpectedOutcome(name, role, whose);
  const isAboutOwn = whose === "own" || name === planCheckoutRoute;
  return isAboutOwn && typeof outcome === "number" ? undefined : outcome;
}

/** Whoever owns listings here is on the largest plan already, so there is none to pay for. */
const planCheckoutRoute = "POST /pay/create-subscription-session";

type Traffic = typeof traffic;

/** What the role may read: all of it worked before the act, or the test would prove nothing. */
const listServedRequests = (role: Role, shared: Traffic) =>
  shared
    .filter(({ name, whose }) => whose === "none" && name.startsWith("GET "))
    .filter(({ name }) => typeof getExpectedOutcome(name, role, "none") === "number")
    .map(({ name }) => name);

type AdminAct = (admin: SignedIn, person: SignedIn) => ReturnType<typeof app.call>;

const ban: AdminAct = (as, { userId }) =>
  app.call("POST", `/admin/users/${userId}/ban`, { as, body: { reason: "Spam" } });
const remove: AdminAct = (as, { userId }) =>
  app.call("DELETE", `/admin/users/delete/${userId}?confirm=${userId}`, { as });
const demote: AdminAct = (as, { userId }) =>
  app.call("PUT", `/admin/users/update/${userId}`, {
    as,
    body: { adminStatus: null, merchantStatus: null, directoryStatus: null },
  });

/**
 * Each role once and the admin twice, each act at least twice: what an act does to a session doesn't depend on the role.
 * The cases of an act share the requests between them, so that each request meets each act.
 */
const cases: [
  who: Exclude<Role, "visitor" | "token holder">,
  what: string,
  act: AdminAct,
  then: Role,
][] = [
  ["member", "banned", ban, "visitor"],
  ["editor", "banned", ban, "visitor"],
  ["seller", "deleted", remove, "visitor"],
  ["admin", "deleted", remove, "visitor"],
  ["business owner", "demoted", demote, "member"],
  ["moderator", "demoted", demote, "member"],
  ["admin", "demoted", demote, "member"],
];

function selectTraffic(act: AdminAct, nr: number): Traffic {
  const hasAct = ([, , other]: (typeof cases)[number]) => other === act;
  const count = cases.filter(hasAct).length;
  const place = cases.slice(0, nr).filter(hasAct).length;
  return traffic.filter((_, index) => index % count === place);
}

test.each(cases.map((one, nr) => [...one, nr] as const))(
  "GUARD-13 %s, %s while at work: refused from the next request on, at every instance",
  async (role, _what, act, roleAfter, nr) => {
    const shared = selectTraffic(act, nr);
    const half = Math.ceil(shared.length / 2);
    const { servers, listFailures } = await startTwoServers();
    const [admin, person] = await Promise.all([
      app.signIn({ adminStatus: "Admin" }),
      app.signIn(roleStatuses[role]),
    ]);
    // Requests here are only about one's own objects.
    const others: TestActor["own"] = new Map();
    const testActor: TestActor = await makeTestActor(app, role, person, kinds);

    let isDone = false;
    let isOver = false;
    const servedRoutes = new Set<string>();
    const wrong: string[] = [];

    async function send(call: (typeof servers)[number], request: Traffic[number]) {
      const wasDone = isDone;
      const outcome = await requestOutcome(call, { ...request, player: testActor, others });
      const about = `${request.name}, ${request.whose}: ${outcome}`;
      if (!wasDone && typeof outcome === "number") servedRoutes.add(request.name);
      const expected = wasDone ? findExpectedOutcome(roleAfter, request) : undefined;
      // The traffic deletes things, too.
      const isGone = request.whose === "own" && outcome === "404 not_found";
      if (expected && outcome !== expected && !isGone)
        wrong.push(`${about} instead of ${expected}`);
      // A provider outside that can't be asked is the only failure anybody expects.
      const isExpected = outcome === findExpectedOutcome(wasDone ? roleAfter : role, request);
      if (String(outcome).startsWith("5") && !isExpected) wrong.push(about);
    }

    /** One request at one server, the next at the other; the next case the other way round. */
    const isForServer = (server: number) => (_: unknown, index: number) =>
      (index + server + nr) % servers.length === 0;

    /** A few at a time: some take two connections, and whoever waits five seconds for one gets an error. */
    async function requestHalf(call: (typeof servers)[number], server: number) {
      const left = shared.filter(isForServer(server)).values();
      const sendRemaining = async () => {
        for (const request of left) await send(call, request);
      };
      await Promise.all([sendRemaining(), sendRemaining(), sendRemaining()]);
    }

    async function work(call: (typeof servers)[number], start: number, onHalf: () => void) {
      const round = [...shared.slice(start), ...shared.slice(0, start)];
      for (let sent = 0; !isOver; sent++) {
        if (sent === half) onHalf();
        const request = round[sent % round.length];
        if (request) await send(call, request);
      }
    }

    // One at each server, half a round apart, so that every route was called before the act.
    const workers = servers.map((call, index) => {
      const warmUp = Promise.withResolvers<void>();
      return { finished: work(call, index * half, warmUp.resolve), warm: warmUp.promise };
    });
    await Promise.all(workers.map(({ warm }) => warm));
    expect((await act(admin, person)).statusCode).toBe(200);
    isDone = true;
    // Everything, from the moment of the response.
    await Promise.all(servers.map(requestHalf));
    isOver = true;
    await Promise.all(workers.map(({ finished }) => finished));

    expect(wrong, listFailures().join("\n")).toEqual([]);
    expect([...servedRoutes], "they were at work as who they were").toEqual(
      expect.arrayContaining(listServedRequests(role, shared)),
    );

    for (const call of servers) {
      const signedOut = { ...testActor, as: undefined };
      const token = { name: signIn, whose: "own", player: signedOut, others } as const;
      expect(await requestOutcome(call, token)).toBe(
        roleAfter === "visitor" ? "403 account_closed" : 200,
      );
    }
    for (const name of accountEndingRoutes)
      for (const [index, call] of servers.entries()) {
        const whose = name.includes(":") ? "missing" : "none";
        // The second server already sees a session that was ended at the first.
        const as = name === "DELETE /session/everywhere" && index > 0 ? "visitor" : roleAfter;
        expect(await requestOutcome(call, { name, whose, player: testActor, others }), name).toBe(
          getExpectedOutcome(name, as, whose),
        );
      }
  },
  // Every route at two servers, some of which ask the provider: half a minute, on a busy machine more.
  180_000,
);
