import { z } from "zod";

const origin = z.url().transform((url) => new URL(url).origin);
const hostAndPort = z.string().regex(/^[\w.-]+:\d+$/, "host:port");
const commaSeparatedList = z
  .string()
  .transform((text) => text.split(",").map((part) => part.trim()))
  .transform((parts) => parts.filter((part) => part.length > 0));
const origins = commaSeparatedList.pipe(z.array(origin));

const Environment = z
  .object({
    /** End-to-end tests run the production build (NODE_ENV) with APP_ENV=test. */
    APP_ENV: z.enum(["development", "test", "production"]).default("development"),
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    HOST: z.string().default("0.0.0.0"),
    LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "silent"]).optional(),
    PUBLIC_ORIGIN: origin.default("http://localhost:3000"),
    API_ORIGIN: origin.default("http://127.0.0.1:4000"),
    /** The origin of API processes that use a standby of the database; pages for visitors read from it. */
    API_READ_ORIGIN: origin.optional(),
    /** Proxies whose X-Forwarded-For header is trusted. */
    TRUSTED_PROXIES: commaSeparatedList.default(["127.0.0.1", "::1"]),
    MEDIA_ORIGIN: origin.optional(),
    /** The object store's public origin, where browsers upload files. */
    UPLOAD_ORIGIN: origin.optional(),
    /** A MapLibre style; without one we draw the maps ourselves. */
    MAP_STYLE_URL: z.url({ protocol: /^https?$/ }).optional(),
    /** The URL of an embedded map, loaded when somebody asks for it. `{address}` is replaced by the street address. */
    MAP_EMBED_URL: z
      .url({ protocol: /^https?$/ })
      .refine((url) => decodeURI(url).includes("{address}"), "Must contain {address}.")
      .optional(),
    /** Origins of its tiles, fonts and sprites, if different from the style's. */
    MAP_ORIGINS: origins.default([]),
    IDENTITY_PROJECT_ID: z.string().default("demo-boab"),
    IDENTITY_API_KEY: z.string().default("demo-key"),
    IDENTITY_AUTH_DOMAIN: z.string().default("demo-boab.firebaseapp.com"),
    FIREBASE_AUTH_EMULATOR_HOST: hostAndPort.optional(),
    /** Stripe's public key. If it is set, pages with a payment load Stripe's script. */
    STRIPE_PUBLISHABLE_KEY: z.string().startsWith("pk_").optional(),
    /** Where traces are sent (OTLP over HTTP); without it nothing of OpenTelemetry is loaded. */
    OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  })
  .refine((env) => env.APP_ENV !== "production" || !env.FIREBASE_AUTH_EMULATOR_HOST, {
    path: ["FIREBASE_AUTH_EMULATOR_HOST"],
    message: "The emulator accepts unsigned tokens; production refuses to start with it.",
  })
  .refine((env) => env.APP_ENV !== "production" || env.PUBLIC_ORIGIN.startsWith("https://"), {
    path: ["PUBLIC_ORIGIN"],
    message: "Production is served over https only.",
  });

/** A test compares these keys with `.env.example`. @internal */
export const environmentKeys = Object.keys(Environment.shape);

export type Config = ReturnType<typeof parseConfig>;

/** Reads the environment once; an invalid value stops the start and names the variable. */
export function parseConfig(environment: Record<string, string | undefined>) {
  const entries = Object.entries({ APP_ENV: environment.NODE_ENV, ...environment });
  const result = Environment.safeParse(
    Object.fromEntries(entries.filter(([, value]) => value !== "")),
  );
  if (!result.success) throw new Error(`Configuration: ${z.prettifyError(result.error)}`);
  const env = result.data;
  return {
    environment: env.APP_ENV,
    port: env.PORT,
    host: env.HOST,
    logLevel: env.LOG_LEVEL ?? (env.APP_ENV === "test" ? ("silent" as const) : ("info" as const)),
    publicOrigin: env.PUBLIC_ORIGIN,
    apiOrigin: env.API_ORIGIN,
    apiReadOrigin: env.API_READ_ORIGIN ?? env.API_ORIGIN,
    trustedProxies: env.TRUSTED_PROXIES,
    mediaOrigin: env.MEDIA_ORIGIN,
    uploadOrigin: env.UPLOAD_ORIGIN,
    map: {
      ...toMapConfig(env.MAP_STYLE_URL, env.MAP_ORIGINS),
      embedUrl: env.MAP_EMBED_URL ?? null,
    },
    identity: {
      projectId: env.IDENTITY_PROJECT_ID,
      apiKey: env.IDENTITY_API_KEY,
      authDomain: env.IDENTITY_AUTH_DOMAIN,
      emulatorHost: env.FIREBASE_AUTH_EMULATOR_HOST,
    },
    cardKey: env.STRIPE_PUBLISHABLE_KEY,
    tracing: { endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT },
  };
}

function toMapConfig(styleUrl: string | undefined, otherOrigins: string[]) {
  if (!styleUrl) return { styleUrl: null, origins: [] };
  return { styleUrl, origins: [...new Set([new URL(styleUrl).origin, ...otherOrigins])] };
}

/** What the browser may know. The identity key identifies the project and isn't a secret. */
export interface IdentityConfig {
  projectId: string;
  apiKey: string;
  authDomain: string;
  emulatorHost: string | null;
}

export function getBrowserIdentityConfig({ identity }: Config): IdentityConfig {
  return {
    projectId: identity.projectId,
    apiKey: identity.apiKey,
    authDomain: identity.authDomain,
    emulatorHost: identity.emulatorHost ?? null,
  };
}

export const config = parseConfig(process.env);
