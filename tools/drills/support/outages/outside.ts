import { getProviderPort, getSlotPort } from "../../../../scripts/stack/slot.ts";
import { type ConnectionFault, type FaultyProxy, startFaultyProxy } from "../faulty-proxy.ts";
import { openSignedSessions } from "../signed-sessions.ts";
import { startSlowSmtp } from "../slow-smtp.ts";

export const projectId = "demo-boab";
export const inbox = "inbox-of-the-drill@people.example";

/** Everybody else's services, each behind proxies that can break its connections, and the settings that lead there. */
export async function openOutsideServices(apiPort: number) {
  const smtp = await startSlowSmtp(() => 0);
  const sessions = await openSignedSessions(projectId);
  const stripe = await startFaultyProxy(getProviderPort(getSlotPort(apiPort)));
  const storage = await startFaultyProxy(7480);
  const emulator = await startFaultyProxy(9099);
  const keys = await startFaultyProxy(sessions.port);
  const mail = await startFaultyProxy(Number(new URL(smtp.url).port));
  const services = {
    stripe: [stripe],
    storage: [storage],
    identity: [emulator, keys],
    mail: [mail],
  } satisfies Record<string, FaultyProxy[]>;
  type Service = keyof typeof services;

  return {
    names: Object.keys(services) as Service[],
    sessions,
    env: {
      STRIPE_API_BASE: `http://127.0.0.1:${stripe.port}`,
      S3_ENDPOINT: `http://127.0.0.1:${storage.port}`,
      FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${emulator.port}`,
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      ENQUIRIES_TO: inbox,
      ...sessions.makeTrustEnv(keys.port),
    },
    /** Undefined mends it. */
    async set(service: Service, fault: ConnectionFault | undefined): Promise<void> {
      await Promise.all(services[service].map((proxy) => proxy.set(fault)));
    },
    /** How many different emails came to us: one whose acceptance was cut off may come again under the same Message-ID. */
    emails: () =>
      new Set(smtp.deliveries.filter(({ to }) => to.includes(inbox)).map(({ id }) => id)).size,
    stop(): void {
      smtp.stop();
      sessions.stop();
      for (const proxy of Object.values(services).flat()) proxy.stop();
    },
  };
}

export type OutsideServices = Awaited<ReturnType<typeof openOutsideServices>>;
