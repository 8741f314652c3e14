import { fetchLocal } from "../lib/http.ts";
import { waitUntil } from "../lib/wait.ts";
import { stopProcess } from "../stack/stack.ts";
import { type Container, start } from "./container.ts";
import type { Image } from "./images.ts";
import { startNginx } from "./nginx.ts";
import { apiEnv, ports, siteEnv } from "./settings.ts";
import { makeSiteFetch, type SiteFetch } from "./visit.ts";

export const worker = ["node", "apps/api/src/main.worker.ts"];

/** One of the processes behind nginx, which can be replaced while the others serve. */
export interface Replica {
  name: string;
  replace(): Promise<void>;
}

export interface Site {
  visit: SiteFetch;
  replicas: Replica[];
  worker: Container;
  stop(): Promise<void>;
}

/** What deploy/compose.production.yaml starts, in its order, except database and Redis. */
export async function startSite(api: Image, web: Image): Promise<Site> {
  const apiReplicas = ports.api.map((port, at) => startReplica(api, `api-${at + 1}`, port, apiEnv));
  const apiOrigin = `http://127.0.0.1:${ports.internal}`;
  const webReplicas = ports.web.map((port, at) =>
    startReplica(web, `web-${at + 1}`, port, { ...siteEnv, API_ORIGIN: apiOrigin }),
  );
  const replicas = [...apiReplicas, ...webReplicas];
  const workerContainer = start(api, "worker", apiEnv, worker);
  const nginx = await startNginx();
  const stop = async () => {
    const processes = [
      ...replicas.map((each) => each.running()),
      workerContainer.process,
      nginx.process,
    ];
    await Promise.all(processes.map((each) => stopProcess(each)));
  };
  try {
    await Promise.all(replicas.map((each) => each.ready()));
  } catch (error) {
    await stop();
    throw error;
  }
  return { visit: makeSiteFetch(nginx.certificate), replicas, worker: workerContainer, stop };
}

function startReplica(image: Image, name: string, port: number, env: Record<string, string>) {
  const startContainer = () =>
    start(image, name, { ...env, PORT: String(port), HOST: "127.0.0.1" });
  let container = startContainer();
  const waitUntilReady = () => waitForReady(container, port);
  return {
    name,
    ready: waitUntilReady,
    running: () => container.process,
    async replace() {
      await stopProcess(container.process);
      container = startContainer();
      await waitUntilReady();
    },
  };
}

export async function waitForReady(container: Container, port: number): Promise<void> {
  const isReady = async () => {
    if (container.process.exitCode !== null) throw new Error(container.output());
    return (await fetchLocal(`http://127.0.0.1:${port}/health/ready`))?.status === 200;
  };
  if (!(await waitUntil(isReady, { seconds: 240 }))) throw new Error(`${port} is not ready`);
}
