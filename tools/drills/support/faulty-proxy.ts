import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** What becomes of connections to somebody else's service. */
export const connectionFaults = ["refuse", "silence", "slow", "reset", "cut"] as const;
export type ConnectionFault = (typeof connectionFaults)[number];

/** In the middle of a status line, or of the first answer of a mail server. */
const bytesBeforeCut = 10;
const slowMs = 5_000;

/** Stands between our processes and a service at this port, and breaks the connection in the ways networks do. */
export async function startFaultyProxy(servicePort: number) {
  let upstreamPort = servicePort;
  let fault: ConnectionFault | undefined;
  const openSockets = new Set<Socket>();

  const track = (socket: Socket) => {
    openSockets.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => openSockets.delete(socket));
    return socket;
  };

  function handleConnection(client: Socket): void {
    track(client);
    if (fault === "silence") return;
    if (fault === "reset") {
      client.once("data", () => client.resetAndDestroy());
      // A client that waits to be greeted says nothing first.
      setTimeout(() => client.resetAndDestroy(), 200);
      return;
    }
    const upstream = track(connect(upstreamPort, "127.0.0.1"));
    client.pipe(upstream);
    client.on("close", () => upstream.destroy());
    if (fault === "cut")
      upstream.once("data", (chunk: Buffer) => {
        client.write(chunk.subarray(0, bytesBeforeCut), () => client.destroy());
      });
    else if (fault === "slow")
      upstream.on("data", (chunk: Buffer) => {
        setTimeout(() => client.writable && client.write(chunk), slowMs);
      });
    else upstream.pipe(client);
    upstream.on("close", () => setTimeout(() => client.destroy(), fault === "slow" ? slowMs : 0));
  }

  const server = createServer(handleConnection).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;

  return {
    port,
    /** From now on to another port, as when an address moves to another machine. */
    redirectTo(other: number): void {
      upstreamPort = other;
      for (const socket of openSockets) socket.destroy();
    },
    /** Undefined mends it. What was open until now is gone either way. */
    async set(next: ConnectionFault | undefined): Promise<void> {
      fault = next;
      for (const socket of openSockets) socket.destroy();
      if (next === "refuse") {
        const isClosed = once(server, "close");
        server.close();
        await isClosed;
      } else if (!server.listening) {
        server.listen(port, "127.0.0.1");
        await once(server, "listening");
      }
    },
    stop() {
      server.close();
      for (const socket of openSockets) socket.destroy();
    },
  };
}

export type FaultyProxy = Awaited<ReturnType<typeof startFaultyProxy>>;
