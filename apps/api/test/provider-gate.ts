import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";

/** A way to the payment provider that can be shut: connections are refused then, as when it is down. */
export function makeProviderGate() {
  const sockets = new Set<Socket>();
  let server: Server | undefined;
  let port = 0;
  let target = { host: "", port: 0 };

  const pass = (client: Socket) => {
    const provider = connect(target);
    for (const [one, other] of [
      [client, provider],
      [provider, client],
    ] as const) {
      sockets.add(one);
      one.on("error", () => other.destroy());
      one.on("close", () => sockets.delete(one) && other.destroy());
      one.pipe(other);
    }
  };

  async function open(): Promise<void> {
    server = createServer(pass).listen(port, "127.0.0.1");
    await once(server, "listening");
    port = (server.address() as { port: number }).port;
  }

  async function shut(): Promise<void> {
    const closed = server && once(server, "close");
    server?.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  }

  return {
    /** Where the provider is reached through the gate. */
    async openTo(origin: string): Promise<string> {
      const url = new URL(origin);
      target = { host: url.hostname, port: Number(url.port) };
      await open();
      return `http://127.0.0.1:${port}`;
    },
    open,
    shut,
  };
}
