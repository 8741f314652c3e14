import { createHmac } from "node:crypto";
import { z } from "zod";

const port = z.coerce.number().int().min(1).max(65535);

const isSameHost = (one: string, other: string) => new URL(one).host === new URL(other).host;

/** There are several secrets while one is being replaced. */
const webhookSecrets = z
  .string()
  .transform((list) => list.split(",").map((secret) => secret.trim()))
  .refine((secrets) => secrets.every((secret) => /^whsec_\w+$/.test(secret)));

const Environment = z
  .object({
    // There is no default: a server without "production" would accept the emulator's unsigned tokens.
    NODE_ENV: z.enum(["development", "test", "production"]),
    PORT: port.default(4000),
    HOST: z.string().default("127.0.0.1"),
    HTTP_PROCESSES: z.coerce.number().int().min(1).max(64).default(1),
    LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "silent"]).default("info"),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
    /** The owner of the tables runs the migrations; the processes don't need it. */
    MIGRATION_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(20),
    DATABASE_PREPARE: z.enum(["on", "off"]).default("on"),
    REDIS_URL: z.url({ protocol: /^rediss?$/ }),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }),
    MAIL_FROM: z.string().default("Boab <help@boab.example>"),
    ENQUIRIES_TO: z.email().default("help@boab.example"),
    PUBLIC_ORIGIN: z.url({ protocol: /^https?$/ }),
    TRUSTED_PROXIES: z.string().default("127.0.0.1,::1"),
    IDENTITY_PROJECT_ID: z.string().min(1),
    IDENTITY_API_KEY: z.string().optional(),
    FIREBASE_AUTH_EMULATOR_HOST: z.string().optional(),
    METRICS_TOKEN: z.string().min(16).optional(),
    /** This is OpenTelemetry's standard name. Without it, OpenTelemetry isn't loaded. */
    OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
    S3_ENDPOINT: z.url({ protocol: /^https?$/ }),
    S3_REGION: z.string().default("us-east-1"),
    S3_ACCESS_KEY: z.string().min(1),
    S3_SECRET_KEY: z.string().min(1),
    S3_BUCKET: z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/),
    MEDIA_ORIGIN: z.url({ protocol: /^https?$/ }),
    STRIPE_SECRET_KEY: z.string().regex(/^(sk|rk)_(test|live)_\w+$/),
    STRIPE_WEBHOOK_SECRETS: webhookSecrets,
    STRIPE_CONNECT_WEBHOOK_SECRETS: webhookSecrets,
    STRIPE_API_BASE: z.url({ protocol: /^https?$/ }).optional(),
    CARD_HASH_KEY: z.string().min(32).optional(),
    CLAMD_ADDRESS: z
      .string()
      .regex(/^[A-Za-z0-9.-]{1,253}:\d{1,5}$/)
      .optional(),
    VIDEO_LOOKUP_KEY: z.string().max(200).optional(),
    DEFAULT_VIDEO_ID: z
      .string()
      .regex(/^[A-Za-z0-9_-]{11}$/)
      .optional(),
  })
  .superRefine((env, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    const isLive = env.STRIPE_SECRET_KEY.includes("_live_");
    // With another host between us and the provider, anybody there could move real money.
    if (env.STRIPE_API_BASE && (isLive || env.NODE_ENV === "production"))
      refuse("STRIPE_API_BASE", "must not be set in production or with a live key");
    if (env.NODE_ENV !== "production") return;
    // The emulator accepts unsigned tokens: with it, anybody could sign in as anybody.
    if (env.FIREBASE_AUTH_EMULATOR_HOST)
      refuse("FIREBASE_AUTH_EMULATOR_HOST", "must not be set in production");
    if (!env.PUBLIC_ORIGIN.startsWith("https://"))
      refuse("PUBLIC_ORIGIN", "must be https in production");
    // On our own host, a malicious file posing as a picture could act as one of our pages.
    if (isSameHost(env.MEDIA_ORIGIN, env.PUBLIC_ORIGIN))
      refuse("MEDIA_ORIGIN", "must be another host than PUBLIC_ORIGIN in production");
    // Without it nobody could reset a password.
    if (!env.IDENTITY_API_KEY) refuse("IDENTITY_API_KEY", "is required in production");
    // Without a secret key, anybody could compute the hashes of cards that have had a trial.
    if (!env.CARD_HASH_KEY) refuse("CARD_HASH_KEY", "is required in production");
    if (!env.METRICS_TOKEN) refuse("METRICS_TOKEN", "is required in production");
  });

/** `KEY=` in a file means "not set". */
const removeBlanks = (environment: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));

const parseHostAndPort = (address: string) => {
  const [host = "", port] = address.split(":");
  return { host, port: Number(port) };
};

/** A key for another use, so that there is no extra secret to configure. */
const deriveKey = (use: string, key = "for development and tests only") =>
  createHmac("sha256", key).update(use).digest("hex");

export type Config = ReturnType<typeof readConfig>;

/** Parses the environment once, at start; the rest of the code receives the result. */
export function readConfig(environment: Record<string, string | undefined> = process.env) {
  const result = Environment.safeParse(removeBlanks(environment));
  if (!result.success) throw new Error(`Configuration: ${z.prettifyError(result.error)}`);
  const env = result.data;
  return {
    isProduction: env.NODE_ENV === "production",
    http: {
      port: env.PORT,
      host: env.HOST,
      processes: env.HTTP_PROCESSES,
      publicOrigin: new URL(env.PUBLIC_ORIGIN).origin,
      trustedProxies: env.TRUSTED_PROXIES.split(",").map((entry) => entry.trim()),
      metricsToken: env.METRICS_TOKEN,
      /** Signs challenges. */
      proofKey: deriveKey("proof of work", env.CARD_HASH_KEY),
      /** The browsable API docs are for developers. */
      servesDocs: env.NODE_ENV !== "production",
      /** Checking every response against its contract is too slow for production. */
      checksResponses: env.NODE_ENV !== "production",
    },
    log: { level: env.LOG_LEVEL },
    tracing: { endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT },
    database: {
      url: env.DATABASE_URL,
      migrationUrl: env.MIGRATION_DATABASE_URL ?? env.DATABASE_URL,
      poolSize: env.DATABASE_POOL,
      canPrepare: env.DATABASE_PREPARE === "on",
    },
    redis: { url: env.REDIS_URL },
    mail: {
      smtpUrl: env.SMTP_URL,
      from: env.MAIL_FROM,
      enquiriesTo: env.ENQUIRIES_TO,
      publicOrigin: new URL(env.PUBLIC_ORIGIN).origin,
      unsubscribeKey: deriveKey("unsubscribe links", env.CARD_HASH_KEY),
    },
    identity: {
      projectId: env.IDENTITY_PROJECT_ID,
      apiKey: env.IDENTITY_API_KEY ?? "demo-key",
      emulatorHost: env.FIREBASE_AUTH_EMULATOR_HOST,
    },
    stripe: {
      secretKey: env.STRIPE_SECRET_KEY,
      isLive: env.STRIPE_SECRET_KEY.includes("_live_"),
      webhookSecrets: env.STRIPE_WEBHOOK_SECRETS,
      connectWebhookSecrets: env.STRIPE_CONNECT_WEBHOOK_SECRETS,
      apiBase: env.STRIPE_API_BASE,
      cardHashKey: env.CARD_HASH_KEY ?? "for development and tests only",
    },
    clamd: env.CLAMD_ADDRESS === undefined ? undefined : parseHostAndPort(env.CLAMD_ADDRESS),
    media: { lookUpKey: env.VIDEO_LOOKUP_KEY, defaultVideoId: env.DEFAULT_VIDEO_ID },
    storage: {
      endpoint: env.S3_ENDPOINT,
      region: env.S3_REGION,
      accessKey: env.S3_ACCESS_KEY,
      secretKey: env.S3_SECRET_KEY,
      bucket: env.S3_BUCKET,
      /** The URL prefix of public keys; the media host serves the bucket under its name. */
      mediaUrl: `${new URL(env.MEDIA_ORIGIN).origin}/${env.S3_BUCKET}`,
    },
  };
}

export const environmentKeys = Object.keys(Environment.shape);
