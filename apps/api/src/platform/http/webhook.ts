import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { anyone } from "./access.ts";
import type { RateLimit } from "./route.ts";

/** A message from another service, byte for byte, because its signature covers exactly these bytes. */
export interface SignedMessage {
  body: Buffer;
  signature: string | undefined;
}

/** A path that another service posts to. There is no sign-in; the signature is checked instead. */
export interface Webhook {
  path: string;
  summary: string;
  signatureHeader: string;
  /** Throws unless the message is genuine, and returns as soon as it is stored. */
  handle(message: SignedMessage): Promise<void>;
}

const MAX_BODY_BYTES = 256 * 1024;
/** The sender may have many events after an outage; a flood from a stranger is still stopped. */
const limit: RateLimit = { points: 6_000, seconds: 60 };

const ReceivedResponse = z.strictObject({ received: z.literal(true) });

export async function registerWebhook(app: FastifyInstance, webhook: Webhook): Promise<void> {
  // Webhooks have their own scope, because their JSON must stay unparsed.
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      "application/json",
      { parseAs: "buffer" },
      async (_: FastifyRequest, body: Buffer) => body,
    );
    scope.post(
      webhook.path,
      {
        bodyLimit: MAX_BODY_BYTES,
        config: { access: anyone, limit, isWebhook: true },
        schema: {
          summary: webhook.summary,
          tags: ["webhooks"],
          response: { 200: ReceivedResponse },
        },
      },
      async ({ body, headers }) => {
        const signature = headers[webhook.signatureHeader];
        await webhook.handle({
          body: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
          signature: typeof signature === "string" ? signature : undefined,
        });
        return { received: true };
      },
    );
  });
}
