import { once } from "node:events";
import { createServer as createHttpServer } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { VideoReference } from "@boab/contracts/media/video-id";
import { makeFetchPhoto } from "../../apps/api/src/areas/accounts/profiles/fetch-photo.ts";
import { makeLookUp } from "../../apps/api/src/areas/media/lookup/look-up.ts";
import type { Fetch } from "../../apps/api/src/platform/outside/fetch-file.ts";
import { makeGuardedFetch } from "../../apps/api/src/platform/outside/guarded-fetch.ts";
import { listAddressForms } from "./support/address-forms.ts";
import { report } from "./support/verdict.ts";

// Promise: whatever address somebody hands over, nothing of ours connects to this machine or to a network around it,
// neither directly, nor after a redirect, nor by a name that changes its mind. `--sabotage` fetches as Node does
// without our guard, and must fail.
const isSabotaged = process.argv.includes("--sabotage");

let connectionCount = 0;
const canaryServer = createServer((socket) => {
  connectionCount += 1;
  socket.destroy();
}).listen(0, "::");
await once(canaryServer, "listening");
const { port } = canaryServer.address() as AddressInfo;
const redirectServer = createHttpServer((_request, response) =>
  response.writeHead(302, { location: `http://127.0.0.1:${port}/` }).end(),
).listen(0, "127.0.0.1");
await once(redirectServer, "listening");
const provider = `http://127.0.0.1:${(redirectServer.address() as AddressInfo).port}`;

const signal = () => AbortSignal.timeout(1_500);
const plainFetch: Fetch = (url, init) => fetch(url, { ...init, redirect: "follow" });
const guardedFetch: Fetch = isSabotaged ? plainFetch : makeGuardedFetch();

/** Runs it, and says how many connections came of it. */
async function countConnections(run: () => Promise<unknown>): Promise<number> {
  const before = connectionCount;
  await run().catch(() => {});
  // A connection on its way is counted too.
  await new Promise((resolve) => setTimeout(resolve, 20));
  return connectionCount - before;
}

const forms = listAddressForms(port);

// 1. Addresses as they are, straight to the only thing that fetches.
let directConnectionCount = 0;
for (const form of forms)
  directConnectionCount += await countConnections(() =>
    guardedFetch(form, { signal: signal(), redirect: "manual" }),
  );

// 2. Addresses where a video or a photo is asked for.
let requestCount = 0;
const lookUp = makeLookUp({
  fetch: guardedFetch,
  clock: () => new Date(),
  apiKey: undefined,
  log: { warn: () => {} },
});
const fetchPhoto = isSabotaged
  ? (photoUrl: string) => guardedFetch(photoUrl, { signal: signal() })
  : makeFetchPhoto(guardedFetch);
let acceptedCount = 0;
for (const form of forms) {
  if (VideoReference.safeParse(form).success) acceptedCount += 1;
  requestCount += await countConnections(() => lookUp(form));
  requestCount += await countConnections(async () => fetchPhoto(form));
}

// 3. The provider itself sends us on to this machine.
const fetchThroughProvider: Fetch = (_url, init) =>
  isSabotaged ? plainFetch(provider, init) : fetch(provider, init);
const redirectedLookUp = makeLookUp({
  fetch: fetchThroughProvider,
  clock: () => new Date(),
  apiKey: undefined,
  log: { warn: () => {} },
});
const redirectedCount = await countConnections(() => redirectedLookUp("dQw4w9WgXcQ"));

// 4. A name that has a public address when it is looked at, and ours when it is connected to.
let lookUpCount = 0;
const rebindingFetch = makeGuardedFetch((_name, _options, done) => {
  lookUpCount += 1;
  const address = lookUpCount % 2 === 1 ? "93.184.215.14" : "127.0.0.1";
  done(
    null,
    [address, "127.0.0.1"].map((one) => ({ address: one, family: 4 })),
  );
});
let reboundCount = 0;
for (let attempt = 0; attempt < 6; attempt++)
  reboundCount += await countConnections(() =>
    (isSabotaged ? plainFetch : rebindingFetch)(`https://localhost:${port}/`, { signal: signal() }),
  );

canaryServer.close();
redirectServer.close();
redirectServer.closeAllConnections();

const makeZeroFinding = (name: string, figure: number) => ({
  name,
  holds: figure === 0,
  figure: String(figure),
});
report([
  { name: "address forms tried", holds: forms.length === 40, figure: String(forms.length) },
  makeZeroFinding("connections when they are fetched as they are", directConnectionCount),
  makeZeroFinding("forms taken for a video", acceptedCount),
  makeZeroFinding("connections when a video or a photo is asked for", requestCount),
  makeZeroFinding("connections after a redirect", redirectedCount),
  makeZeroFinding("connections by a name that changes its mind", reboundCount),
]);
