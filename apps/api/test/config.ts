import { type Config, readConfig } from "#platform/config/config.ts";
import { appDatabaseUrl, databaseUrl } from "./databases.ts";

export const publicOrigin = "http://boab.test";

/** The environment of a process that a test starts: real services, a database of its own. */
export function makeTestEnvironment(
  database: string,
  changes: Record<string, string> = {},
): Record<string, string> {
  return {
    NODE_ENV: "test",
    LOG_LEVEL: "silent",
    DATABASE_URL: appDatabaseUrl(database),
    MIGRATION_DATABASE_URL: databaseUrl(database),
    DATABASE_POOL: "10",
    REDIS_URL: "redis://127.0.0.1:63790",
    SMTP_URL: "smtp://127.0.0.1:10250",
    PUBLIC_ORIGIN: publicOrigin,
    IDENTITY_PROJECT_ID: `demo-test-${database.replaceAll("_", "-").slice(-20)}`,
    FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099",
    S3_ENDPOINT: "http://127.0.0.1:7480",
    S3_ACCESS_KEY: "devkey",
    S3_SECRET_KEY: "devsecret",
    S3_BUCKET: "boab-test",
    MEDIA_ORIGIN: "http://127.0.0.1:7480",
    STRIPE_SECRET_KEY: "sk_test_tests",
    STRIPE_WEBHOOK_SECRETS: "whsec_tests",
    STRIPE_CONNECT_WEBHOOK_SECRETS: "whsec_testsconnect",
    STRIPE_API_BASE: "http://127.0.0.1:12111",
    ...changes,
  };
}

/** The configuration of a test's own app. */
export const makeTestConfig = (database: string, changes: Record<string, string> = {}): Config =>
  readConfig(makeTestEnvironment(database, changes));
