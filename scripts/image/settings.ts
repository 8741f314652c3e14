import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { repositoryRoot } from "../lib/paths.ts";
import { getSlotDatabase, getSlotPort, redisDatabase } from "../stack/slot.ts";

const readExampleEnv = (name: string) =>
  parseEnv(readFileSync(join(repositoryRoot, `deploy/env/${name}.env.example`), "utf8")) as Record<
    string,
    string
  >;

export const database = getSlotDatabase("boab_image");
export const ownerServerUrl = "postgres://boab@127.0.0.1:54320";

export const ports = {
  http: getSlotPort(8310),
  https: getSlotPort(8320),
  /** Where the web servers find the API, through nginx. */
  internal: getSlotPort(4330),
  web: [getSlotPort(3310), getSlotPort(3320)],
  api: [getSlotPort(4310), getSlotPort(4320)],
  /** In test mode, beside the others. */
  emulated: getSlotPort(4340),
};

/** The files an operator starts from, with this machine's services in place of theirs. */
export const siteEnv = readExampleEnv("site");
export const apiEnv = {
  ...siteEnv,
  ...readExampleEnv("api"),
  DATABASE_URL: `postgres://boab_app@127.0.0.1:54320/${database}`,
  REDIS_URL: `redis://127.0.0.1:63790/${redisDatabase}`,
  SMTP_URL: "smtp://127.0.0.1:10250",
  S3_ENDPOINT: "http://127.0.0.1:7480",
  S3_REGION: "us-east-1",
  S3_ACCESS_KEY: "devkey",
  S3_SECRET_KEY: "devsecret",
  S3_BUCKET: database.replaceAll("_", "-"),
};
export const migrateEnv = { ...apiEnv, MIGRATION_DATABASE_URL: `${ownerServerUrl}/${database}` };
/** What lets people sign in without Google, and production refuses. */
export const emulatedEnv = {
  NODE_ENV: "test",
  IDENTITY_PROJECT_ID: "demo-boab",
  FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099",
};
