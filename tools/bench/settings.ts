import { databaseUrl } from "./data/database.ts";

export const connectionCount = 32;
/** As many as production has by default, for the API and the thin server alike. */
export const databasePoolSize = 20;

/** The API as production runs it; only the URLs are local. */
export const buildApiEnvironment = (database: string, port: number): Record<string, string> => ({
  NODE_ENV: "production",
  PORT: String(port),
  HTTP_PROCESSES: "1",
  LOG_LEVEL: "info",
  DATABASE_URL: databaseUrl(database),
  DATABASE_POOL: String(databasePoolSize),
  REDIS_URL: "redis://127.0.0.1:63790/11",
  SMTP_URL: "smtp://127.0.0.1:10250",
  PUBLIC_ORIGIN: "https://bench.boab.example",
  IDENTITY_PROJECT_ID: "demo-boab",
  IDENTITY_API_KEY: "identity-of-the-bench",
  FIREBASE_AUTH_EMULATOR_HOST: "",
  METRICS_TOKEN: "metrics-of-the-bench",
  CARD_HASH_KEY: "card-hashes-of-the-bench-and-no-other",
  STRIPE_SECRET_KEY: "sk_live_bench",
  STRIPE_WEBHOOK_SECRETS: "whsec_bench",
  STRIPE_CONNECT_WEBHOOK_SECRETS: "whsec_benchconnect",
  S3_ENDPOINT: "http://127.0.0.1:7480",
  S3_ACCESS_KEY: "devkey",
  S3_SECRET_KEY: "devsecret",
  S3_BUCKET: "boab-bench",
  MEDIA_ORIGIN: "https://media.boab.example",
});
