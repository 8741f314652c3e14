import { connect } from "node:net";

export interface ClamdSettings {
  host: string;
  port: number;
}

/** The scanner can't be reached or gave no verdict, so nothing is known about the file. */
export class ScannerUnavailableError extends Error {}

const timeoutMs = 20_000;
const chunkBytes = 64 * 1024;
/** A verdict is one short line. */
const maxAnswerLength = 4_096;

/**
 * Asks a ClamAV daemon about a file: the name of what it found, or undefined. The protocol is in clamd(8).
 *
 *     const found = await scanWithClamd({ host: "127.0.0.1", port: 3310 }, bytes);
 */
export async function scanWithClamd(
  { host, port }: ClamdSettings,
  bytes: Uint8Array,
): Promise<string | undefined> {
  const answer = await ask(host, port, bytes);
  if (answer === "stream: OK") return undefined;
  const found = /^stream: (.+) FOUND$/.exec(answer)?.[1];
  if (!found)
    throw new ScannerUnavailableError(`The virus scanner answered: ${answer.slice(0, 100)}`);
  return found;
}

function ask(host: string, port: number, bytes: Uint8Array): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port });
    let answer = "";
    const fail = (cause?: Error) => {
      socket.destroy();
      reject(new ScannerUnavailableError("The virus scanner can't be reached", { cause }));
    };
    socket.setTimeout(timeoutMs, () => fail());
    socket.on("error", fail);
    socket.on("data", (part) => {
      answer += part.toString("latin1");
      if (answer.length > maxAnswerLength) fail();
    });
    socket.on("close", () => resolve(answer.replaceAll("\0", "").trim()));
    socket.on("connect", () => {
      socket.write("zINSTREAM\0");
      for (let at = 0; at < bytes.length; at += chunkBytes) {
        const part = bytes.subarray(at, at + chunkBytes);
        socket.write(encodeLength(part));
        socket.write(part);
      }
      socket.write(encodeLength(new Uint8Array()));
    });
  });
}

function encodeLength(part: Uint8Array): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(part.length);
  return length;
}
