import { connect } from "node:net";

const RESPONSE_TIMEOUT_MS = 2000;

/**
 * Opens a connection, says something and gives back the first piece of the answer.
 * Nothing there, or silence, is an empty answer.
 *
 * @example (await isListening(6379, "PING\r\n")).toString() === "+PONG\r\n"
 */
export function queryPort(port: number, question: string | Buffer = ""): Promise<Buffer> {
  return new Promise((resolve) => {
    const socket = connect({ host: "127.0.0.1", port });
    const finish = (response: Buffer) => {
      socket.destroy();
      resolve(response);
    };
    socket.setTimeout(RESPONSE_TIMEOUT_MS, () => finish(Buffer.alloc(0)));
    socket.on("error", () => finish(Buffer.alloc(0)));
    socket.on("close", () => finish(Buffer.alloc(0)));
    socket.on("data", finish);
    socket.on("connect", () => socket.write(question));
  });
}
