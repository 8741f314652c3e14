import { randomBytes, randomInt } from "node:crypto";
import type { Statuses } from "@boab/contracts/accounts/statuses";
import type { FastifyInstance, InjectOptions } from "fastify";
import { afterAll, beforeAll, inject } from "vitest";
import { connect, type Db } from "#platform/db/db.ts";
import type { Member } from "#platform/http/actor.ts";
import { sessionCookieName } from "#platform/http/session-cookie.ts";
import { makeLogger } from "#platform/log/log.ts";
import { type App, buildApp } from "../src/app.ts";
import { makeTestConfig, publicOrigin } from "./config.ts";
import { dropDatabase, makeDatabaseName, runAdminSql } from "./databases.ts";
import { ensureUser, signInForToken } from "./emulator.ts";
import { grantStatuses } from "./factories/accounts.ts";

export interface SignedIn {
  userId: string;
  email: string;
  cookie: string;
}

/** The value of somebody's session cookie. */
export const getSessionToken = ({ cookie }: Pick<SignedIn, "cookie">) =>
  cookie.replace(/^[^=]+=/, "");

export type TestApp = ReturnType<typeof makeTestApp>;

/** An app of the test file's own: cloned database, real services, requests by `call`. */
export function useTestApp(changes: Record<string, string> = {}) {
  const app = makeTestApp(changes);
  beforeAll(() => app.open(inject("templateDatabase")));
  afterAll(() => app.close());
  return app;
}

/**
 * Somebody who signs in before the tests of a file.
 *
 *     const admin = useSignedIn(() => app.signIn({ adminStatus: "Admin" }));
 */
export function useSignedIn(signIn: () => Promise<SignedIn>): SignedIn {
  const person: SignedIn = { userId: "", email: "", cookie: "" };
  beforeAll(async () => {
    Object.assign(person, await signIn());
  });
  return person;
}

/** The same for drills, which open and close it themselves. */
export function makeTestApp(changes: Record<string, string> = {}) {
  const database = makeDatabaseName("test");
  const config = makeTestConfig(database, changes);
  let app: App;
  let ownerDb: Db;

  async function open(templateDatabase: string): Promise<void> {
    await runAdminSql(`create database "${database}" template "${templateDatabase}"`);
    app = await buildApp(config, makeLogger("silent", "http"));
    const { migrationUrl: url, poolSize, canPrepare } = config.database;
    ownerDb = connect({ url, poolSize, canPrepare }, () => {});
    await app.server.ready();
  }

  async function close(): Promise<void> {
    const closed = app.server.close();
    // Somebody who calls over the network, such as the payment provider, may keep a connection open.
    app.server.server.closeAllConnections();
    await closed;
    await ownerDb.destroy();
    await dropDatabase(database);
  }

  const call = makeCall(() => app.server);

  async function createIdToken({ userId, email, fullName, emailVerified }: Person) {
    await ensureUser(config.identity.projectId, {
      localId: userId,
      email,
      password: testPassword,
      displayName: fullName ?? "Ada Test",
      emailVerified: emailVerified ?? true,
    });
    return signInForToken(config.identity.projectId, email, testPassword);
  }

  /** Signs in a person known to the provider; the response's cookie is theirs. */
  async function signInAs(person: Person): Promise<SignedIn> {
    const body = { idToken: await createIdToken(person) };
    const response = await call("POST", "/session", { body });
    if (response.statusCode !== 200) throw new Error(`sign-in failed: ${response.body}`);
    const cookie = response.cookies.find(({ name }) => name === sessionCookieName);
    if (!cookie) throw new Error("sign-in set no cookie");
    return { ...person, cookie: `${cookie.name}=${cookie.value}` };
  }

  /** Registers a new person with the given statuses, and signs them in. */
  async function signIn(
    statuses: Partial<Statuses> = {},
    fullName = "Ada Test",
  ): Promise<SignedIn> {
    const signedIn = await signInAs({ ...makePerson(), fullName });
    await grantStatuses(ownerDb, signedIn.userId, statuses);
    return signedIn;
  }

  /** Somebody as routes receive them, for tests that call a use case themselves. */
  async function resolveMember(signedIn: SignedIn): Promise<Member> {
    const actor = await app.services.resolveActor(getSessionToken(signedIn));
    if (actor.kind !== "member") throw new Error("not signed in");
    return actor;
  }

  /** Signed in with the provider, without a profile here. */
  async function signInNewcomer(): Promise<SignedIn> {
    const signedIn = await signIn();
    await ownerDb.transaction().execute(async (tx) => {
      await tx.deleteFrom("accounts.profile").where("id", "=", signedIn.userId).execute();
      await tx.deleteFrom("accounts.handle").where("profileId", "=", signedIn.userId).execute();
    });
    return signedIn;
  }

  return {
    config,
    open,
    close,
    call,
    signIn,
    signInAs,
    signInNewcomer,
    resolveMember,
    idTokenFor: createIdToken,
    get server() {
      return app.server;
    },
    get services() {
      return app.services;
    },
    /** As the owner of the tables, who may do what the product's own role may not. */
    get db() {
      return ownerDb;
    },
  };
}

export interface Person {
  userId: string;
  email: string;
  fullName?: string;
  emailVerified?: boolean;
}

export const testPassword = "Test-pass-2026";

export function makePerson(): Person {
  const userId = `test${randomBytes(8).toString("hex")}`;
  return { userId, email: `${userId}@people.example` };
}

/** Requests as our own pages send them; headers given here win. */
export function makeCall(server: () => FastifyInstance) {
  return (method: InjectOptions["method"], url: string, options: CallOptions = {}) =>
    server().inject({
      method: method ?? "GET",
      url,
      remoteAddress: options.ip ?? makeRandomIp(),
      headers: {
        origin: publicOrigin,
        "sec-fetch-site": "same-origin",
        ...(options.as && { cookie: options.as.cookie }),
        ...options.headers,
      },
      ...(options.body !== undefined && { payload: options.body as object }),
    });
}

export interface CallOptions {
  as?: Pick<SignedIn, "cookie">;
  body?: unknown;
  headers?: Record<string, string>;
  ip?: string;
}

/**
 * Each request has a different IP address, so that rate limits only affect the tests about them.
 */
export const makeRandomIp = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
