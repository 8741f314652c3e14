import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

const readHeader = (text: string, name: string): string =>
  new RegExp(`^${name}: (.+)$`, "im").exec(text)?.[1]?.trim() ?? `no ${name}`;

/** A mail server that waits a while before it accepts an email, and counts what it accepted. */
export async function startSlowSmtp(getDelayMs: () => number) {
  const deliveries: { to: string; id: string; receivedAt: number }[] = [];
  let receivedCount = 0;

  const handleConnection = (socket: Socket) => {
    let email: string | undefined;
    const writeLine = (line: string) => socket.write(`${line}\r\n`);
    const accept = async (text: string) => {
      receivedCount++;
      const receivedAt = Date.now();
      await sleep(getDelayMs());
      // A sender that died while waiting never learns of success, so nothing was delivered.
      if (socket.destroyed || socket.readableEnded) return;
      const id = readHeader(text, "Message-ID");
      deliveries.push({ to: readHeader(text, "To"), id, receivedAt });
      writeLine("250 kept");
    };
    writeLine("220 slow mail");
    let rest = "";
    socket.on("error", () => {});
    socket.on("data", (chunk) => {
      rest += chunk.toString();
      if (email === undefined) {
        for (let end = rest.indexOf("\r\n"); end >= 0; end = rest.indexOf("\r\n")) {
          const command = rest.slice(0, end).toUpperCase();
          rest = rest.slice(end + 2);
          if (command.startsWith("DATA")) {
            email = "";
            writeLine("354 go on");
            break;
          }
          if (command.startsWith("QUIT")) socket.end("221 bye\r\n");
          else writeLine("250 fine");
        }
      }
      const end = rest.indexOf("\r\n.\r\n");
      if (email !== undefined && end >= 0) {
        void accept(rest.slice(0, end));
        rest = rest.slice(end + 5);
        email = undefined;
      }
    });
  };

  const server = createServer(handleConnection).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("no address");
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    deliveries,
    countReceived: () => receivedCount,
    stop: () => server.close(),
  };
}
